import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

import { noSeller } from '../../../domain/order/quote/quote';
import { createRequiredContext } from '../live/required-context';
import { useIsCartLocked } from '../outbox/outbox-provider';
import type { CartVerbs } from './cart-verbs';
import type { CartState, LocalCarts } from './local-carts';

interface RunningCart {
  carts: LocalCarts;
  verbs: CartVerbs;
}

export const [RunningCartProvider, useRunningCart] = createRequiredContext<RunningCart>('useCart');

export function useCart<T>(select: (cart: CartState) => T): T {
  return useStore(useRunningCart().carts.state, useShallow(select));
}

/**
 * The representative of the quote: chosen in this cart, or in the person's last one. A seller who writes for a customer
 * is their representative unless the seller chooses another.
 */
export function useRepresentative(): string {
  const { uid } = useRunningCart().carts.owner;
  return useCart(({ representative, customer }) => representative || (customer ? uid : noSeller));
}

/** The changes of the cart; these functions keep their identity. */
export function useCartVerbs() {
  return useRunningCart().verbs;
}

/** The n of 'Itens Orçamento ( n )'. */
export function useCartCount(): number {
  return useCart(({ lines }) => lines.length);
}

/** While a quote is being sent, the lines must not change, or the order would differ from the screen. */
export function useCartLocked(): boolean {
  return useIsCartLocked(useCart(({ customer }) => customer?.uid));
}
