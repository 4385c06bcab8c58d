import { momentTolerance, type OrderMoment } from '../../../domain/order/quote/time/moment';
import { dayLength, saoPauloOffset } from '../../../domain/words/time';
import {
  all,
  either,
  is,
  isAtLeast,
  isAtMost,
  isNumber,
  type Condition,
} from '../../language/condition';
import {
  code,
  dividedBy,
  minus,
  plus,
  remainder,
  times,
  type Expression,
  type Operand,
} from '../../language/expression';
import { written, writtenIn } from '../../language/place';
import type { RuleNode } from '../../language/rule-node';
import { anything } from '../../values/values';

const { ano, mes, dia } = { ano: written`ano`, mes: written`mes`, dia: written`dia` };

/** A whole division: rules can divide, but they can only remove the decimals by subtracting the remainder first. */
function divided(sum: Expression, by: number): Expression {
  return dividedBy(minus(sum, remainder(sum, by)), by);
}

/**
 * Days since 1970, for the years that the rule knows. Counts years from March: then the leap day is the last, and five
 * months have 153 days.
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

/** Milliseconds since the beginning of the server's day in São Paulo. */
const timeOfDay = remainder(minus(code('now'), saoPauloOffset), dayLength);

/** Days never decrease from one order number to the next, so lists can find days by numbers (decision 99). */
const isServersDay: Condition = is(
  times(daysSince1970(), dayLength),
  minus(minus(code('now'), saoPauloOffset), timeOfDay),
);

const time = plus(
  times(written`hora`, 3_600_000),
  times(written`minuto`, 60_000),
  times(written`segundo`, 1000),
);

/** A number from 1 to 99 with a zero before a single digit. */
export function twoDigits(number: Operand): Expression {
  return { ...plus(either(isAtMost(number, 9), '0', ''), number), isSum: true };
}

const order = writtenIn('$numero');
const saysDate = is(order`data`, plus(twoDigits(dia), '/', twoDigits(mes), '/', ano));
const saysHour = is(
  order`hora`,
  plus(twoDigits(written`hora`), ':', twoDigits(written`minuto`), ':', twoDigits(written`segundo`)),
);

const parts = ['ano', 'mes', 'dia', 'hora', 'minuto', 'segundo'] satisfies (keyof OrderMoment)[];

/** `quando`: the day and hour of the sending. */
export const orderMoment: RuleNode = {
  why: `Must match the server's day and time in São Paulo, to within five minutes. Rules can't turn a text into
    numbers, so the order stores \`data\` and \`hora\` as numbers too.`,
  validate: all(
    ...parts.map((part) => isNumber(written`${part}`)),
    saysDate,
    saysHour,
    isServersDay,
    isAtLeast(time, minus(timeOfDay, momentTolerance)),
    isAtMost(time, plus(timeOfDay, momentTolerance)),
  ),
  children: Object.fromEntries(parts.map((part) => [part, { validate: anything }])),
};
