import { valueBase, type OrderIndex } from '../../domain/order/order';
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
import { storedIn, written, writtenIn } from '../language/place';
import { codeOf, plus } from '../language/expression';
import { allow, type RuleNode } from '../language/rule-node';
import { searchKeyOf } from '../values/search-key';
import { recordWith } from '../values/values';

const orderBefore = storedIn('$numero');
const orderAfter = writtenIn('$numero');

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
