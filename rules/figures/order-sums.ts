import type { Order } from '../../domain/order/order';
import { orderStatuses } from '../../domain/order/status';
import type { Summary } from '../../domain/figures/summary';
import {
  all,
  any,
  either,
  exists,
  is,
  isnt,
  isNumber,
  type Condition,
} from '../language/condition';
import { code, minus, plus, type Operand, type Place } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, isApproved, me } from '../session/caller';
import { counted, falls, fallsFromKnown, rises, type Finder } from './sums';

/**
 * Count and cents of the orders of each status: of all, per seller and per month. They move in the write of the order
 * that `resumopedidos/pedido` names.
 */

/** The sums that an order of this status counts in. */
export const sumOfAll =
  (status: Operand): Finder =>
  (database) =>
    database`resumopedidos/${status}`;
export const sumOfSeller =
  (seller: Operand, status: Operand): Finder =>
  (database) =>
    database`resumovendedores/${seller}/${status}`;
export const sumOfMonth =
  (month: Operand, status: Operand): Finder =>
  (database) =>
    database`resumomeses/${month}/${status}`;

/** One more order in the sum. */
export function enters(sum: Finder, cents: Operand): Condition {
  return all(
    rises((database) => sum(database)`quantidade`, 1),
    rises((database) => sum(database)`centavos`, cents),
  );
}

/** One order less in the sum. */
export function leaves(sum: Finder, cents: Operand): Condition {
  return all(
    falls((database) => sum(database)`quantidade`, 1),
    falls((database) => sum(database)`centavos`, cents),
  );
}

/** The same for a sum that must stand: an order that nobody counted can't leave its status. */
export function leavesCounted(sum: Finder, cents: Operand): Condition {
  return all(
    fallsFromKnown((database) => sum(database)`quantidade`, 1),
    fallsFromKnown((database) => sum(database)`centavos`, cents),
  );
}

const named = after`resumopedidos/pedido`;
const orderBefore = before`pedidos/${named}`;
const orderAfter = after`pedidos/${named}`;

function changes(field: keyof Order): Condition {
  return isnt(orderAfter`${field}`, orderBefore`${field}`);
}

const status = code('$status');
const bearsStatus = (order: Place) => is(order`status`, status);

interface SumRule {
  why: string;
  /** Which changes of the named order move this sum. */
  when: Condition;
  /** Whether the order counts here; asked of the order as it was and as it will be. */
  counts: (order: Place) => Condition;
}

/** A sum moves by what the named order brings minus what it takes away. */
function sumsPerStatus({ why, when, counts }: SumRule): RuleNode {
  const movesBy = (arriving: Operand, leaving: Operand) =>
    allow(
      why,
      isNumber(written),
      when,
      is(
        written,
        minus(
          plus(counted(stored), either(counts(orderAfter), arriving, 0)),
          either(counts(orderBefore), leaving, 0),
        ),
      ),
    );
  return {
    names: orderStatuses,
    children: {
      quantidade: { write: movesBy(1, 1) },
      centavos: { write: movesBy(orderAfter`centavos`, orderBefore`centavos`) },
    } satisfies Record<keyof Summary, RuleNode>,
  };
}

const isInSums = (counts: (order: Place) => Condition) =>
  any(counts(orderAfter), counts(orderBefore));

export const summaries: RuleNode = {
  why: 'How many orders of each status there are, and how many cents.',
  read: allow("§2, /home: the dashboard is the administrator's.", can('administer')),
  children: {
    pedido: {
      why: 'Names the one order whose creation, change of status or change of seller moves the sums of this write.',
      write: allow(
        '§4: an order that this very write moves.',
        isNumber(written),
        exists(after`pedidos/${written}/status`),
        any(
          isnt(after`pedidos/${written}/status`, before`pedidos/${written}/status`),
          isnt(after`pedidos/${written}/idvendedor`, before`pedidos/${written}/idvendedor`),
        ),
      ),
    },
    $status: sumsPerStatus({
      why: '§4: with a new order or a change of status.',
      when: changes('status'),
      counts: bearsStatus,
    }),
  },
};

const isSellers = (order: Place) => all(bearsStatus(order), is(order`idvendedor`, code('$uid')));

export const sellersSummaries: RuleNode = {
  why: "The same sums of one seller's orders; a change of seller moves them too. Nobody leaves a zero elsewhere.",
  read: allow("§2, /home: the charts are the administrator's.", can('administer')),
  children: {
    $uid: {
      read: allow("§6: a seller's own sums.", is(me, code('$uid')), isApproved),
      children: {
        $status: sumsPerStatus({
          why: '§4: with a new order, a change of status or a change of seller.',
          when: all(any(changes('status'), changes('idvendedor')), isInSums(isSellers)),
          counts: isSellers,
        }),
      },
    },
  },
};

const month = code('$mes');
const isOfMonth = (order: Place) => all(bearsStatus(order), isInMonth(order`data`, month));

/** A date, dd/mm/yyyy, lies in a month, mm-yyyy. */
export function isInMonth(date: Place, ofMonth: Place | typeof month): Condition {
  const text = plus('-', ofMonth);
  return { code: `${date.snapshot}.val().replace('/', '-').endsWith(${text.code})` };
}

export const monthsSummaries: RuleNode = {
  why: 'The same sums of the orders of one month, mm-yyyy.',
  read: allow("§2, /home: the charts are the administrator's.", can('administer')),
  children: {
    $mes: {
      children: {
        $status: sumsPerStatus({
          why: '§4: with a new order or a change of status.',
          when: all(changes('status'), isInSums(isOfMonth)),
          counts: isOfMonth,
        }),
      },
    },
  },
};
