import type { Order } from '../../domain/order/order';
import { orderStatuses } from '../../domain/order/status';
import type { Summary } from '../../domain/figures/summary';
import { all, any, either, is, isnt, type Condition } from '../language/condition';
import { minus, plus, type Operand, type Place } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can } from '../session/caller';
import { anything } from '../values/values';
import { counted, fallsFromKnown, rises } from './sums';

/**
 * Count and cents of the orders per status. They move together, in the write of the order that `resumopedidos/pedido`
 * names.
 */

/** Whether this write names the order as the one that moves the sums. */
export function isNamedBySums(number: Operand): Condition {
  return is(after`resumopedidos/pedido`, number);
}

// One moved sum shows that the sums were written; the sums' own rule then checks all of them.

/** The order enters the sums of a status. */
export function enters(number: Operand, status: Operand): Condition {
  return all(
    isNamedBySums(number),
    rises((database) => database`resumopedidos/${status}/quantidade`, 1),
  );
}

/** The order leaves the sums of a status, which must have counted it. */
export function leaves(number: Operand, status: Operand): Condition {
  return all(
    isNamedBySums(number),
    fallsFromKnown((database) => database`resumopedidos/${status}/quantidade`, 1),
  );
}

const named = written`pedido`;
const orderBefore = before`pedidos/${named}`;
const orderAfter = after`pedidos/${named}`;

function changes(field: keyof Order): Condition {
  return isnt(orderAfter`${field}`, orderBefore`${field}`);
}

/** A sum moves by the named order's new contribution minus its old one. */
function follows(
  place: (database: Place) => Place,
  status: Operand,
  by: (order: Place) => Operand,
): Condition {
  return is(
    place(written),
    minus(
      plus(counted(place(stored)), either(is(orderAfter`status`, status), by(orderAfter), 0)),
      either(is(orderBefore`status`, status), by(orderBefore), 0),
    ),
  );
}

const sum: RuleNode = {
  validate: anything,
  children: {
    quantidade: { validate: anything },
    centavos: { validate: anything },
  } satisfies Record<keyof Summary, RuleNode>,
};

export const summaries: RuleNode = {
  why: 'Number and cents of the orders of each status.',
  read: allow("§2, /home: the administrator's dashboard.", can('administer')),
  write: allow(
    '§4: changes with a new order, and with a change of one.',
    any(changes('status'), changes('mudanca')),
    ...orderStatuses.flatMap((status) => [
      follows(
        (database) => database`${status}/quantidade`,
        status,
        () => 1,
      ),
      follows(
        (database) => database`${status}/centavos`,
        status,
        (order) => order`centavos`,
      ),
    ]),
  ),
  children: {
    pedido: {
      why: 'The one order that changes the sums in this write.',
      read: allow('§2, /home: shows a seller that an order was changed.', can('ordersOfSeller')),
      validate: anything,
    },
    ...Object.fromEntries(orderStatuses.map((status) => [status, sum])),
  },
};
