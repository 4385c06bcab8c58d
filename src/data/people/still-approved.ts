import { isSeller } from '../../../domain/people/user';
import { ref } from 'firebase/database';

import type { OrderCustomer } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import { promised, type Subscribe } from '../base/subscription';
import { database, isKey, watch } from '../base/database';

/**
 * Whether the customer of an order is approved now, live; undefined for one whom nobody can look up. An approved customer has
 * an entry in `clientes`: its smallest field is read. Of a seller who ordered, whoever decides may read `analise`.
 */
export function watchStillApproved(
  customer: Pick<OrderCustomer, 'uid' | 'permissao'>,
): Subscribe<boolean | undefined> {
  const { uid } = customer;
  if (!isKey(uid)) return promised(() => Promise.resolve(undefined));
  const seller = isSeller(customer);
  const place = seller ? `${paths.user(uid)}/analise` : `${paths.customer(uid)}/uid`;
  return watch(ref(database, place), (found) => (seller ? found.val() === true : found.exists()));
}
