import { isSeller } from '../../../domain/people/user';
import { ref } from 'firebase/database';

import type { OrderCustomer } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import type { Subscribe } from '../base/subscription';
import { database, watch } from '../base/database';

/**
 * Whether the customer of an order is approved now, live. Customers have an entry in `clientes` just as long, of which the
 * smallest field is read; of a seller who ordered, whoever decides may read that much.
 */
export function watchStillApproved(
  customer: Pick<OrderCustomer, 'uid' | 'permissao'>,
): Subscribe<boolean> {
  const { uid } = customer;
  const seller = isSeller(customer);
  const place = seller ? `${paths.user(uid)}/analise` : `${paths.customer(uid)}/uid`;
  return watch(ref(database, place), (found) => (seller ? found.val() === true : found.exists()));
}
