import { createContext, useContext, type ReactNode } from 'react';

import { fetchBought, keptBought, type BoughtProducts } from '../../data/product/bought';
import type { BoughtProduct } from '../../../domain/product/bought';
import { can } from '../../../domain/session/access';
import { dataOf, type Live } from '../live/live';
import { useCart } from '../cart/cart';
import { useOrdersAnswer } from '../order/use-orders-answer';
import { useUser } from '../session/session';
import { useLastSeen } from '../live/use-last-seen';

/** Outside its provider nobody's is asked: the products are shown all the same. */
const Context = createContext<Live<BoughtProducts> | null>(null);

const kept = { lasts: true, from: keptBought } as const;

/** What the signed-in person ordered before, asked once for all products that are shown. */
export function BoughtProvider({ children }: { children: ReactNode }) {
  const user = useUser();
  // What a seller ordered for themselves says nothing about a customer.
  const customer = useCart((cart) => cart.customer);
  const isTheirs = can(user, 'sendQuote') && customer === null;
  const answer = useOrdersAnswer({
    queryKey: ['bought'],
    queryFn: fetchBought,
    enabled: isTheirs,
  });
  const seen = useLastSeen('bought', answer, kept);
  return <Context value={isTheirs ? seen : null}>{children}</Context>;
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
