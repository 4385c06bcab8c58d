import type { Permissao } from '../../../domain/people/user';
import { all, any, exists, is, isnt, either, type Condition } from '../../language/condition';
import type { Operand, Place } from '../../language/expression';
import { before, written } from '../../language/place';
import { can, me, mine } from '../../session/caller';

/** The sender of an order is its customer, or the seller in `criadopor`. */

export function isSentBy(order: Place, uid: Operand): Condition {
  return is(either(exists(order`criadopor`), order`criadopor/uid`, order`cliente/uid`), uid);
}

const customer = before`usuarios/${written`cliente/uid`}`;

/**
 * A seller who writes for a customer represents them, or names a seller who already has this customer (decision 92).
 */
const isRepresentedByTheirs = any(
  is(written`idvendedor`, me),
  is(before`representantes/${written`cliente/uid`}/${written`idvendedor`}`, true),
);

/** A seller, in their own name, for another person who is an approved customer. */
export const isForCustomer: Condition = all(
  can('quoteForCustomers'),
  is(written`criadopor/nome`, mine`nome`),
  isnt(written`cliente/uid`, me),
  is(customer`analise`, true),
  is(customer`permissao`, 'cliente' satisfies Permissao),
  isRepresentedByTheirs,
);
