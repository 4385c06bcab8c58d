import { isSeller } from '../../../domain/people/user';
import { ref } from 'firebase/database';

import type { OrderCustomer } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import { promised, type Subscribe } from '../base/subscription';
import { database, isKey, watch } from '../base/database';

/** Whether an order's customer is approved now, by the smallest readable field; undefined for an impossible uid. */
export function watchStillApproved(
  customer: Pick<OrderCustomer, 'uid' | 'permissao'>,
): Subscribe<boolean | undefined> {
  const { uid } = customer;
  if (!isKey(uid)) return promised(() => Promise.resolve(undefined));
  const seller = isSeller(customer);
  const place = seller ? `${paths.user(uid)}/analise` : `${paths.customer(uid)}/uid`;
  return watch(ref(database, place), (found) => (seller ? found.val() === true : found.exists()));
}
