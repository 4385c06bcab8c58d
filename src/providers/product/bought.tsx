import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { watchBought, type BoughtProduct } from '../../data/product/bought';
import { can } from '../../../domain/session/access';
import { dataOf, type Live } from '../live/live';
import { useCart } from '../cart/cart';
import { useUser } from '../session/session';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';

export type { BoughtProduct };
type BoughtProducts = ReadonlyMap<string, BoughtProduct>;

/** Outside its provider nobody's is asked: the products are shown all the same. */
const Context = createContext<Live<BoughtProducts> | null>(null);

/** What the signed-in person ordered before, read once for all products that are shown. */
export function BoughtProvider({ children }: { children: ReactNode }) {
  const user = useUser();
  const { uid } = user;
  // What a seller ordered for themselves says nothing about a customer.
  const customer = useCart((cart) => cart.customer);
  const orders = can(user, 'sendQuote') && customer === null;
  const live = useLive(useMemo(() => (orders ? watchBought(uid) : null), [orders, uid]));
  const seen = useLastSeen('bought', live, lasting);
  return <Context value={orders ? seen : null}>{children}</Context>;
}

/** By CD_PRODUTO; null where it is nobody's: beside a customer's cart, and for who sends no quotes. */
export function useBought(): Live<BoughtProducts> | null {
  return useContext(Context);
}

/** What was ordered of one product; undefined for nothing, and while that is not known. */
export function useBoughtOf(code: string): BoughtProduct | undefined {
  const bought = useBought();
  return bought ? dataOf(bought)?.get(code) : undefined;
}
