import { indexKey } from '../../domain/order/order';
import { orderStatuses } from '../../domain/order/status';
import { all, any, is, isAtLeast, isBelow, isnt, type Condition } from '../language/condition';
import { code, plus, type Operand } from '../language/expression';
import { stored } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, isApproved, me } from '../session/caller';

/** Who reads orders, and by which questions: the same for the orders and for their heads. */

/** The query asks for the children whose `by` is just one of these values, or for those up to one of their keys. */
function asksFor(by: string, ...values: readonly Operand[]): Condition {
  const isOne = values.map((value) =>
    any(
      is(code('query.equalTo'), value),
      all(is(code('query.startAt'), value), is(code('query.endAt'), value)),
    ),
  );
  return all(is(code('query.orderByChild'), by), any(...isOne));
}

/** The caller's own orders: all of them, or those of one status by the index. */
function asksForOwn(field: string, index: string): Condition {
  const keys = orderStatuses.map((status) => plus(me, indexKey('', status)));
  return any(asksFor(field, me), asksFor(index, ...keys));
}

/** The key begins with the caller's uid and a space: no character lies between ' ' and '!'. */
function isOwnKey(key: Operand): Condition {
  // What a query doesn't name is null, and null can't be compared.
  return all(isnt(key, null), isAtLeast(key, plus(me, ' ')), isBelow(key, plus(me, '!')));
}

/** Those of one customer in one status that the caller represents. */
const asksForCustomer = all(
  is(code('query.orderByChild'), 'indice/carteira'),
  any(
    isOwnKey(code('query.equalTo')),
    all(isOwnKey(code('query.startAt')), is(code('query.endAt'), code('query.startAt'))),
  ),
);

/** Those of the caller in the order of their value, or some of these. */
const asksForValue = all(
  is(code('query.orderByChild'), 'indice/valorvendedor'),
  isOwnKey(code('query.startAt')),
  isOwnKey(code('query.endAt')),
);

export const orderReading = {
  read: allow(
    '§6: the administrator reads all; a seller asks for those that they represent or wrote; who sent a quote asks for their own.',
    any(
      can('ordersOfAll'),
      all(
        can('ordersOfSeller'),
        any(
          asksForOwn('idvendedor', 'indice/vendedor'),
          asksFor('criadopor/uid', me),
          asksForCustomer,
          asksForValue,
        ),
      ),
      all(isApproved, asksForOwn('cliente/uid', 'indice/cliente')),
    ),
  ),
  indexOn: [
    'status',
    'idvendedor',
    'cliente/uid',
    'criadopor/uid',
    'indice/vendedor',
    'indice/cliente',
    'indice/carteira',
    'indice/valor',
    'indice/valorvendedor',
    'indice/empresa',
    'mudouem',
  ],
} satisfies RuleNode;

export const oneOrderReading = allow(
  '§6: the same, one by one.',
  any(
    all(can('ordersOfSeller'), any(is(stored`idvendedor`, me), is(stored`criadopor/uid`, me))),
    all(isApproved, is(stored`cliente/uid`, me)),
  ),
);
