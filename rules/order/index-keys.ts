import { valueBase, type OrderIndex } from '../../domain/order/order';
import { initialStatus } from '../../domain/order/status';
import type { Permissao } from '../../domain/people/user';
import {
  all,
  any,
  either,
  exists,
  is,
  isnt,
  isText,
  not,
  type Condition,
} from '../language/condition';
import { codeOf, plus, type Place } from '../language/expression';
import { after, stored, storedIn, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { falls, rises, type Finder } from '../figures/sums';
import { searchKeyOf } from '../values/search-key';
import { recordWith } from '../values/values';

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

const value = { code: `(${codeOf(plus(valueBase, orderAfter`centavos`))})` };
/** The value is known in whole cents: of an order from before a recount it isn't. */
const isValued = exists(orderAfter`centavos`);

const company = orderAfter`cliente/razaosocial`;
const companyName = searchKeyOf(
  codeOf(either(all(isText(company), isnt(company, '')), company, orderAfter`cliente/nome`)),
);

/** A key that an order once has stays: else a list would lose it. */
function stays(key: keyof OrderIndex): Condition {
  return any(not(exists(orderBefore`indice/${key}`)), exists(orderAfter`indice/${key}`));
}

/** The words of `indexOf` in `domain/order/order.ts`. */
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
  valor: {
    validate: all(isValued, is(written, plus(orderAfter`status`, ' ', value))),
  },
  valorvendedor: {
    validate: all(
      isValued,
      is(written, plus(orderAfter`idvendedor`, ' ', orderAfter`status`, ' ', value)),
    ),
  },
  empresa: {
    validate: is(written, plus(orderAfter`status`, ' ', companyName)),
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
    stays('carteira'),
    stays('valor'),
    stays('valorvendedor'),
    stays('empresa'),
  ),
  validate: recordWith<OrderIndex>('vendedor', 'cliente'),
  children: indexFields,
};
