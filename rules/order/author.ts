import type { Permissao } from '../../domain/people/user';
import { all, any, exists, is, isnt, either, type Condition } from '../language/condition';
import type { Operand, Place } from '../language/expression';
import { before, written } from '../language/place';
import { can, me, mine } from '../session/caller';

/** Who sends an order: its customer, or the seller whom `criadopor` names. */

export function isSentBy(order: Place, uid: Operand): Condition {
  return is(either(exists(order`criadopor`), order`criadopor/uid`, order`cliente/uid`), uid);
}

const customer = before`usuarios/${written`cliente/uid`}`;

/** Who writes for a customer represents them, or names a seller whose customer they are already (decision 92). */
const isRepresentedByTheirs = any(
  is(written`idvendedor`, me),
  is(before`representantes/${written`cliente/uid`}/${written`idvendedor`}`, true),
);

/** A seller, in their own name, for an approved customer and nobody else. */
export const isForCustomer: Condition = all(
  can('quoteForCustomers'),
  is(written`criadopor/nome`, mine`nome`),
  isnt(written`cliente/uid`, me),
  is(customer`analise`, true),
  is(customer`permissao`, 'cliente' satisfies Permissao),
  isRepresentedByTheirs,
);
