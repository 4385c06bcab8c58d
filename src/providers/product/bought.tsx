import { createContext, useContext, type ReactNode } from 'react';

import { fetchBought, keptBought, type BoughtProducts } from '../../data/product/bought';
import type { BoughtProduct } from '../../../domain/product/bought';
import { can } from '../../../domain/session/access';
import { dataOf, type Live } from '../live/live';
import { useCart } from '../cart/cart';
import { useOrdersAnswer } from '../order/use-orders-answer';
import { useUser } from '../session/session';
import { useLastSeen } from '../live/use-last-seen';

/** Without a provider nothing is requested, and products show without this information. */
const Context = createContext<Live<BoughtProducts> | null>(null);

const keepOptions = { lasts: true, from: keptBought } as const;

/** Requests the products that the signed-in person ordered before, once for all shown products. */
export function BoughtProvider({ children }: { children: ReactNode }) {
  const user = useUser();
  // A seller's own orders don't matter beside a customer's cart.
  const customer = useCart((cart) => cart.customer);
  const isTheirs = can(user, 'sendQuote') && customer === null;
  const answer = useOrdersAnswer({
    queryKey: ['bought'],
    queryFn: fetchBought,
    enabled: isTheirs,
  });
  const seen = useLastSeen('bought', answer, keepOptions);
  return <Context value={isTheirs ? seen : null}>{children}</Context>;
}

/** By CD_PRODUTO; null beside a customer's cart, and for people who send no quotes. */
export function useBought(): Live<BoughtProducts> | null {
  return useContext(Context);
}

/** A product's earlier orders; undefined if there are none, and until known. */
export function useBoughtOf(code: string): BoughtProduct | undefined {
  const bought = useBought();
  return bought ? dataOf(bought)?.get(code) : undefined;
}
