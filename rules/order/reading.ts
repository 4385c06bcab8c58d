import { indexKey } from '../../domain/order/order';
import { orderStatuses } from '../../domain/order/status';
import { all, any, either, is, isnt, type Condition } from '../language/condition';
import { code, plus, type Operand, type Place } from '../language/expression';
import { stored } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, isApproved, me } from '../session/caller';

/** The queries that each role may ask: the same for orders and their heads. */

const [equalTo, startAt, endAt] = ['equalTo', 'startAt', 'endAt'].map((bound) =>
  code(`query.${bound}`),
) as [Operand, Operand, Operand];

/**
 * The query asks for one value by equalTo. A page that ends at a key uses startAt and endAt with the same value
 * instead.
 */
const isOneValue: Condition = any(isnt(equalTo, null), is(startAt, endAt));
const value = either(isnt(equalTo, null), equalTo, startAt);

/** The query asks for children whose `by` is exactly one of these values. */
function asksFor(by: string, ...values: readonly Operand[]): Condition {
  return all(is(code('query.orderByChild'), by), any(...values.map((each) => is(value, each))));
}

/** The query asks for the caller's own orders: all, or those of one status by the index. */
function asksForOwn(field: string, index: string): Condition {
  const keys = orderStatuses.map((status) => plus(me, indexKey('', status)));
  return any(asksFor(field, me), asksFor(index, ...keys));
}

export const orderReading = {
  read: allow(
    '§6: the administrator reads all; sellers query the orders that they represent or wrote, customers their own.',
    any(
      can('ordersOfAll'),
      all(
        isOneValue,
        any(
          all(
            can('ordersOfSeller'),
            any(asksForOwn('idvendedor', 'indice/vendedor'), asksFor('criadopor/uid', me)),
          ),
          all(isApproved, asksForOwn('cliente/uid', 'indice/cliente')),
        ),
      ),
    ),
  ),
  indexOn: [
    'status',
    'idvendedor',
    'cliente/uid',
    'criadopor/uid',
    'indice/vendedor',
    'indice/cliente',
    'mudouem',
  ],
} satisfies RuleNode;

/** The caller represents the order, wrote it, or is its customer. */
export function isOwnOrder(order: Place): Condition {
  return any(
    all(can('ordersOfSeller'), any(is(order`idvendedor`, me), is(order`criadopor/uid`, me))),
    all(isApproved, is(order`cliente/uid`, me)),
  );
}

export const oneOrderReading = allow('§6: the same for a single order.', isOwnOrder(stored));
