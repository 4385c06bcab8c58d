import {
  firstYear,
  lastYear,
  momentTolerance,
  type OrderMoment,
} from '../../domain/order/quote/moment';
import { dayLength, saoPauloOffset } from '../../domain/words/time';
import {
  all,
  any,
  either,
  is,
  isAtLeast,
  isAtMost,
  isBelow,
  isnt,
  type Condition,
} from '../language/condition';
import {
  code,
  dividedBy,
  minus,
  plus,
  remainder,
  times,
  type Expression,
  type Operand,
} from '../language/expression';
import { written, writtenIn } from '../language/place';
import type { RuleNode } from '../language/rule-node';
import { recordWith, wholeNumber } from '../values/values';

const { ano, mes, dia } = { ano: written`ano`, mes: written`mes`, dia: written`dia` };

/** Whole, because its parts are: rules can divide, and know no other way to cut off what is left. */
function divided(sum: Expression, by: number): Expression {
  return dividedBy(minus(sum, remainder(sum, by)), by);
}

const monthsOf31 = [1, 3, 5, 7, 8, 10, 12];

/** No 31st of a shorter month, which the arithmetic below would take for the 1st of the next. */
const isDayOfMonth: Condition = any(
  isAtMost(dia, 28),
  all(isAtMost(dia, 30), isnt(mes, 2)),
  any(...monthsOf31.map((month) => is(mes, month))),
  all(is(dia, 29), is(remainder(ano, 4), 0)),
);

/**
 * Days since 1970, for the years that the rule knows. Years are counted from March: the leap day is then the last, and
 * the months before it have 153 days in five.
 */
function daysSince1970(): Expression {
  const isBeforeMarch = isAtMost(mes, 2);
  const year: Expression = either(isBeforeMarch, minus(ano, 1), ano);
  const month: Expression = either(isBeforeMarch, plus(mes, 9), minus(mes, 3));
  return minus(
    plus(times(365, year), divided(year, 4), divided(plus(times(153, month), 2), 5), dia),
    719_484,
  );
}

const beginOfDay = plus(times(daysSince1970(), dayLength), saoPauloOffset);

/** The day never falls from one number to the next, so that lists find days by numbers (decision 99). */
const isServersDay: Condition = all(
  isAtMost(beginOfDay, code('now')),
  isBelow(code('now'), plus(beginOfDay, dayLength)),
);

const moment = plus(
  times(daysSince1970(), dayLength),
  times(written`hora`, 3_600_000),
  times(written`minuto`, 60_000),
  times(written`segundo`, 1000),
  saoPauloOffset,
);

function twoDigits(number: Operand): Expression {
  return { ...plus(either(isAtMost(number, 9), '0', ''), number), isSum: true };
}

const order = writtenIn('$numero');
const saysDate = is(order`data`, plus(twoDigits(dia), '/', twoDigits(mes), '/', ano));
const saysHour = is(
  order`hora`,
  plus(twoDigits(written`hora`), ':', twoDigits(written`minuto`), ':', twoDigits(written`segundo`)),
);

const momentFields = {
  ano: { validate: wholeNumber(firstYear, lastYear) },
  mes: { validate: wholeNumber(1, 12) },
  dia: { validate: wholeNumber(1, 31) },
  hora: { validate: wholeNumber(0, 23) },
  minuto: { validate: wholeNumber(0, 59) },
  segundo: { validate: wholeNumber(0, 59) },
} satisfies Record<keyof OrderMoment, RuleNode>;

/** `quando`: the day and hour of the sending. */
export const orderMoment: RuleNode = {
  why: `The day is the server's, of São Paulo, the hour too, to within five minutes: a rule can make a text of numbers but no
    numbers of a text, so the order tells both.`,
  validate: all(
    recordWith<OrderMoment>('ano', 'mes', 'dia', 'hora', 'minuto', 'segundo'),
    isDayOfMonth,
    saysDate,
    saysHour,
    isServersDay,
    isAtLeast(moment, minus(code('now'), momentTolerance)),
    isAtMost(moment, plus(code('now'), momentTolerance)),
  ),
  children: momentFields,
};
