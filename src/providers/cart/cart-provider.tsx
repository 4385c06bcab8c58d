import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';

import { can } from '../../../domain/session/access';
import { useIsCartLocked, useOutbox } from '../outbox/outbox-provider';
import { useUser } from '../session/session';
import { RunningCartProvider } from './cart';
import { cartVerbs } from './cart-verbs';
import { openCarts, type CartUser } from './local-carts';
import { useCartMirror } from './use-mirror';

export function CartProvider({ children }: { children: ReactNode }) {
  const user = useUser();
  const { uid } = user;
  const mayUse = can(user, 'useCart');
  const forCustomers = can(user, 'quoteForCustomers');
  const owner = useMemo(() => ({ uid, mayUse, forCustomers }), [uid, mayUse, forCustomers]);
  return (
    <CartOf key={`${uid} ${mayUse} ${forCustomers}`} owner={owner}>
      {children}
    </CartOf>
  );
}

function CartOf({ owner, children }: { owner: CartUser; children: ReactNode }) {
  const outbox = useOutbox();
  const [carts] = useState(() => openCarts(owner, outbox.locksCart));
  useEffect(() => carts.start(), [carts]);
  const customer = useStore(carts.state, (state) => state.customer?.uid);
  const locked = useIsCartLocked(customer);
  useCartMirror(carts, owner.mayUse ? owner.uid : null, customer, locked, outbox);
  const cart = useMemo(() => ({ carts, verbs: cartVerbs(carts) }), [carts]);
  return <RunningCartProvider value={cart}>{children}</RunningCartProvider>;
}
