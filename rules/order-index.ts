import type { OrderIndex } from '../domain/order';
import { initialStatus } from '../domain/order-status';
import type { Permissao } from '../domain/user';
import { all, any, exists, is, isnt, isText, not } from './language/condition';
import { code, plus, type Place } from './language/expression';
import { after, stored, storedIn, written, writtenIn } from './language/place';
import { allow, type RuleNode } from './language/rule-node';
import { isInMonth } from './order-sums';
import { falls, rises, type Finder } from './sums';
import { recordWith, type Fields } from './values';

const orderBefore = storedIn('$numero');
const orderAfter = writtenIn('$numero');

const openOf =
  (order: Place): Finder =>
  (database) =>
    database`carteiras/${order`idvendedor`}/${order`cliente/uid`}/abertos`;
const lastOf = (order: Place) =>
  after`carteiras/${order`idvendedor`}/${order`cliente/uid`}/ultimo/pedido`;

/** The seller's portfolio follows: a new order is its customer's last, and what is pending is counted. */
const isInPortfolio = all(
  any(exists(orderBefore), is(lastOf(orderAfter), orderAfter`numerodopedido`)),
  any(
    is(written, stored),
    all(
      any(isnt(orderAfter`status`, initialStatus), rises(openOf(orderAfter), 1)),
      any(
        not(exists(stored)),
        isnt(orderBefore`status`, initialStatus),
        falls(openOf(orderBefore), 1),
      ),
    ),
  ),
);

/** The words of `indexOf` in `domain/order.ts`. */
const indexFields = {
  vendedor: {
    validate: is(written, plus(orderAfter`idvendedor`, ' ', orderAfter`status`)),
  },
  cliente: {
    validate: is(written, plus(orderAfter`cliente/uid`, ' ', orderAfter`status`)),
  },
  carteira: {
    validate: all(
      is(orderAfter`cliente/permissao`, 'cliente' satisfies Permissao),
      is(
        written,
        plus(orderAfter`idvendedor`, ' ', orderAfter`cliente/uid`, ' ', orderAfter`status`),
      ),
      isInPortfolio,
    ),
  },
  mes: {
    validate: all(
      isText(written),
      is(code('newData.val().length'), 'mm-yyyy'.length),
      isInMonth(orderAfter`data`, written),
    ),
  },
} satisfies Record<keyof OrderIndex, RuleNode>;

export const orderIndex: RuleNode = {
  why: 'What lists ask for; is always what status and seller say.',
  write: allow(
    '§6: follows the status and the seller.',
    exists(orderBefore),
    exists(written),
    any(
      isnt(orderAfter`status`, orderBefore`status`),
      isnt(orderAfter`idvendedor`, orderBefore`idvendedor`),
    ),
    any(not(exists(orderBefore`indice/carteira`)), exists(orderAfter`indice/carteira`)),
  ),
  validate: recordWith(['vendedor', 'cliente', 'mes'] satisfies Fields<OrderIndex>),
  children: indexFields,
};
