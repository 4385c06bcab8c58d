import { useMemo } from 'react';

import {
  maxCountedOrders,
  watchOpenOrders,
  watchPendingOfSeller,
} from '../../data/order/open-orders';
import { storeDiscountLimit, watchUser } from '../../data/people/users';
import type { OrderHead } from '../../../domain/order/head';
import { type User, isSeller } from '../../../domain/people/user';
import { useSumsOfSellerNow } from '../figures/order-sums';
import { mapLive, type Live } from '../live/live';
import { useLive, useWatch } from '../live/use-live';

export { maxCountedOrders, storeDiscountLimit };

/** A person's live record, null if there is none; for the administrator. */
export function usePerson(uid: string): Live<User | null> {
  return useLive(useMemo(() => watchUser(uid), [uid]));
}

/** Number of a person's pending orders: a seller's all, a customer's counted up to `maxCountedOrders`. */
export function useOpenOrders(person: User): Live<number> {
  const { uid } = person;
  const isOfSeller = isSeller(person);
  const sums = useSumsOfSellerNow(isOfSeller ? uid : null);
  const orders = useLive(
    useMemo(() => (isOfSeller ? null : watchOpenOrders(uid)), [uid, isOfSeller]),
  );
  return isOfSeller ? mapLive(sums, ({ Pendente }) => Pendente.quantidade) : orders;
}

/** A seller's newest pending orders, as many as one bulk change may apply to. */
export function usePendingOfSeller(seller: string): Live<OrderHead[]> {
  return useWatch(watchPendingOfSeller, seller);
}
