import { createStore, type StoreApi } from 'zustand/vanilla';

import type { RemovedLine } from '../../../domain/cart/cart';
import { emptyCart, type KeptCart } from '../../../domain/cart/kept';
import type { Person } from '../../../domain/order/order';
import {
  findCart,
  readCart,
  watchOtherTabs,
  writeCart,
  writeCartAside,
} from '../../data/cart/cart';
import { pickCustomer, readCartFor, watchCartFor, type CartFor } from '../../data/cart/customer';
import { cartId, claimCart } from '../../data/cart/owner';
import type { Stop } from '../../data/base/subscription';

export interface CartUser {
  uid: string;
  mayUse: boolean;
  /** Whether the user may keep carts for customers. */
  forCustomers: boolean;
}

export interface CartState extends KeptCart {
  id: string;
  /** The customer of a seller's cart; null for the seller's own cart. */
  customer: Person | null;
  /** The last picked customers, newest first. */
  recentCustomers: readonly Person[];
  /** Lines of the last removal, until the person restores or dismisses them, or sends the cart. */
  removed: readonly RemovedLine[];
  /** How many lines the seller's own cart had when they picked the customer, until they move or dismiss them. */
  leftBehind: number;
  /** False if the cart will not outlive the page. */
  kept: boolean;
  /** The cart can't be sent to the person's other devices. */
  trouble: boolean;
  /** The last changed cart among those not shown. */
  aside: { id: string } | undefined;
  /** The order that another tab or device sent from this cart, until the person has read about it. */
  sentElsewhere: SentOrder | undefined;
}

export interface SentOrder {
  numerodopedido: number;
  from: 'tab' | 'device';
  /** The customer, if a seller wrote the order. */
  customer: Person | undefined;
}

export interface LocalCarts {
  owner: CartUser;
  state: StoreApi<CartState>;
  isLocked: (customer: string | undefined) => boolean;
  /** A cart as it is now, also one that lies aside, and what other tabs stored last. */
  readOf: (id: string) => KeptCart;
  isKept: (id: string) => boolean;
  /** Switches to another cart; null for the person's own. */
  pick: (customer: Person | null) => void;
  change: (apply: (cart: KeptCart) => KeptCart) => void;
  /** Changes a cart that may lie aside by now. */
  changeOf: (id: string, apply: (cart: KeptCart) => KeptCart) => void;
  /** Follows the other tabs, until stopped. */
  start: () => Stop;
}

const ownCart: CartFor = { active: null, recent: [] };

/** Carts that the browser has no room for, as long as the page is open. */
const unkept = new Map<string, KeptCart>();

/**
 * A person's carts in this browser, the same in all tabs: their own, and a seller's carts for customers. Without
 * storage they stay in memory.
 */
export function openCarts(owner: CartUser, isLocked: LocalCarts['isLocked']): LocalCarts {
  const { uid, mayUse, forCustomers } = owner;
  const state = createStore<CartState>(() => ({
    ...opened(forCustomers ? readCartFor(uid) : ownCart),
    trouble: false,
    aside: undefined,
    sentElsewhere: undefined,
  }));
  const { getState, setState } = state;

  function opened(cartFor: CartFor) {
    const { active: customer, recent: recentCustomers } = cartFor;
    return { ...open(uid, cartFor, mayUse), customer, recentCustomers, removed: [], leftBehind: 0 };
  }

  function follow(next: CartFor) {
    const isOther = cartId(uid, next.active?.uid) !== getState().id;
    setState(isOther ? opened(next) : { customer: next.active, recentCustomers: next.recent });
  }

  function pick(customer: Person | null) {
    if (!mayUse) return;
    const { id, lines, leftBehind } = getState();
    follow(pickCustomer(uid, readCartFor(uid), customer));
    if (customer) setState({ leftBehind: id === uid ? lines.length : leftBehind });
  }

  function change(apply: (cart: KeptCart) => KeptCart) {
    const { id, kept, lines, words, representative } = getState();
    const before = { lines, words, representative };
    const next = apply(before);
    if (next === before || !mayUse) return;
    const written = writeCart(id, next, kept ? before : undefined);
    if (written) unkept.delete(id);
    else unkept.set(id, next);
    setState({ ...next, kept: written });
  }

  function changeOf(id: string, apply: (cart: KeptCart) => KeptCart) {
    if (id === getState().id) {
      change(apply);
      return;
    }
    const held = unkept.get(id);
    const before = held ?? findCart(id);
    const next = apply(before);
    if (next === before) return;
    if (held || !writeCartAside(id, next)) unkept.set(id, next);
    setState({ aside: { id } });
  }

  function isKept(id: string): boolean {
    const shown = getState();
    return id === shown.id ? shown.kept : !unkept.has(id);
  }

  function readOf(id: string): KeptCart {
    const shown = getState();
    if (id === shown.id && !(shown.kept && mayUse)) return shown;
    return unkept.get(id) ?? findCart(id);
  }

  function start(): Stop {
    if (!mayUse) return () => {};
    const stops = [
      watchOtherTabs(
        () => getState().id,
        (id) => setState(readCart(id)),
      ),
      ...(forCustomers ? [watchCartFor(uid, follow)] : []),
    ];
    return () => stops.forEach((stop) => stop());
  }

  return { owner, state, isLocked, readOf, isKept, pick, change, changeOf, start };
}

function open(uid: string, { active }: CartFor, mayUse: boolean) {
  const id = cartId(uid, active?.uid);
  if (!mayUse) return { ...emptyCart, id, kept: true };
  const kept = claimCart(id);
  const cart = unkept.get(id) ?? (kept ? readCart(id) : emptyCart);
  return { ...cart, id, kept: kept && !unkept.has(id) };
}
