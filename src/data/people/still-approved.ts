import { isSeller } from '../../../domain/people/user';
import { ref } from 'firebase/database';

import type { OrderCustomer } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import type { Subscribe } from '../base/subscription';
import { database, watch } from '../base/database';

/**
 * Whether an order's customer is approved now, live: whoever is has an entry in `clientes`, whose smallest field is
 * read. For a seller who ordered, `analise` is.
 */
export function watchStillApproved(
  customer: Pick<OrderCustomer, 'uid' | 'permissao'>,
): Subscribe<boolean> {
  const { uid } = customer;
  const seller = isSeller(customer);
  const place = seller ? `${paths.user(uid)}/analise` : `${paths.customer(uid)}/uid`;
  return watch(ref(database, place), (found) => (seller ? found.val() === true : found.exists()));
}
