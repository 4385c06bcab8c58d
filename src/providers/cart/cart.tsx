import { useCallback, useMemo, useState, type ReactNode } from 'react';

import type { QuoteAct, WaitingQuote } from '../../../domain/outbox/act';
import { cartTotal, countItems, withoutSent, type RemovedLine } from '../../../domain/cart/cart';
import type { Person } from '../../../domain/order/order';
import type { CartLine } from '../../../domain/product/product';
import { noSeller } from '../../../domain/order/quote/quote';
import { noWords, type QuoteWords } from '../../../domain/order/quote/words';
import { can } from '../../../domain/session/access';
import { cartId } from '../../data/cart/owner';
import { rememberSent } from '../../data/cart/sync';
import { createRequiredContext } from '../live/required-context';
import { useIsCartLocked } from '../outbox/outbox-provider';
import { useUser } from '../session/session';
import { useCartMirror } from './use-mirror';
import { useCartVerbs, type CartVerbs } from './use-verbs';
import { useLocalCart, type CartUser } from './use-local-cart';
import { useRemovedLines } from './use-removed-lines';
import { withWaitingQuote } from './with-waiting-quote';

/** Where the cart is kept: on all devices of the person, for now in this browser alone, or while the page is open. */
export type CartKeeping = 'everywhere' | 'here' | 'page';

export interface Cart extends CartVerbs {
  lines: readonly CartLine[];
  /** The n of 'Itens Orçamento ( n )'. */
  count: number;
  /** Reais. */
  total: number;
  /** The panel's state; it opens by itself with the first item (§4). */
  open: boolean;
  setOpen: (open: boolean) => void;
  /** What the last removal took out, until it is put back, dismissed or sent. */
  removed: readonly RemovedLine[];
  undoRemoval: () => void;
  dismissRemoval: () => void;
  /** What is written beside the quote. */
  words: QuoteWords;
  /** The value of the representative dropdown: a uid, or `noSeller` before a choice. */
  seller: string;
  /** The representative last chosen, whom the dropdown offers first; '' for none yet. */
  lastSeller: string;
  /** The customer for whom a seller's cart is; null for oneself. */
  customer: Person | null;
  /** Those picked last, the latest first. */
  recentCustomers: readonly Person[];
  /** Puts this cart aside and takes out the one for this customer; null for oneself. Not while a quote is on its way. */
  pickCustomer: (customer: Person | null) => void;
  keeping: CartKeeping;
  /** A quote is on its way: the lines must not change, or the order would not be what the screen shows. */
  locked: boolean;
  /** Takes the lines of a sent quote out of their cart, once; what other devices or tabs added meanwhile stays. */
  takeOut: (quote: QuoteAct) => void;
  /** Puts a waiting quote back into the cart that it came from, and takes that out. Not while a quote is on its way. */
  putBack: (quote: WaitingQuote) => void;
}

const [Provider, useCart] = createRequiredContext<Cart>('useCart');
export { useCart };

/** The cart of the signed-in person; another person begins with their own. */
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
  const { uid, mayUse } = owner;
  const local = useLocalCart(owner);
  const { id, change, changeOf, pick } = local;
  const { active: customer, recent } = local.cartFor;
  const { lines, words, seller, representative: lastSeller } = local.cart;
  const changeCartLines = useCallback(
    (apply: (lines: readonly CartLine[]) => CartLine[]) =>
      change((cart) => ({ ...cart, lines: apply(cart.lines) })),
    [change],
  );
  const { removed, changeLines, undo, dismiss } = useRemovedLines(changeCartLines);
  const [shown, setShown] = useState(id);
  if (shown !== id) {
    setShown(id);
    dismiss();
  }
  const empty = lines.length === 0;
  const [open, setOpen] = useState(!empty);
  const [wasEmpty, setWasEmpty] = useState(empty);
  if (empty !== wasEmpty) {
    setWasEmpty(empty);
    // From another tab too: the panel opens when the count is above 0.
    if (!empty) setOpen(true);
  }
  const { forCustomers } = owner;
  const takeOut = useCallback(
    ({ id: chave, orcamento }: QuoteAct) => {
      const { itens, customer: whom } = orcamento;
      const from = cartId(uid, whom?.uid);
      if (!rememberSent(from, { chave, quantities: quantitiesOf(itens) })) return;
      changeOf(from, (cart) => ({
        ...cart,
        lines: withoutSent(cart.lines, itens),
        words: noWords,
        seller: whom ? uid : noSeller,
      }));
      dismiss();
    },
    [changeOf, dismiss, uid],
  );
  const putBack = useCallback(
    (waiting: WaitingQuote) => {
      const { customer: whom = null } = waiting;
      changeOf(cartId(uid, whom?.uid), (cart) => withWaitingQuote(cart, waiting));
      if (forCustomers) pick(whom);
    },
    [uid, forCustomers, changeOf, pick],
  );
  const locked = useIsCartLocked(customer?.uid);
  const trouble = useCartMirror(
    mayUse ? uid : null,
    customer?.uid,
    useMemo(() => ({ ...local, locked }), [local, locked]),
  );

  const verbs = useCartVerbs(change, changeLines, locked);
  const cart = useMemo<Cart>(
    () => ({
      ...verbs,
      dismissRemoval: dismiss,
      lines,
      count: countItems(lines),
      total: cartTotal(lines),
      open,
      setOpen,
      removed,
      undoRemoval: undo,
      words,
      seller,
      lastSeller,
      customer,
      recentCustomers: recent,
      pickCustomer: pick,
      keeping: keepingOf(local.kept, trouble),
      locked,
      takeOut,
      putBack,
    }),
    [
      verbs,
      dismiss,
      lines,
      open,
      removed,
      undo,
      words,
      seller,
      lastSeller,
      customer,
      recent,
      pick,
      local.kept,
      trouble,
      locked,
      takeOut,
      putBack,
    ],
  );

  return <Provider value={cart}>{children}</Provider>;
}

function quantitiesOf(lines: readonly CartLine[]): Record<string, number> {
  return Object.fromEntries(lines.map((line) => [line.CD_PRODUTO, line.quantity]));
}

function keepingOf(kept: boolean, trouble: boolean): CartKeeping {
  if (kept) return trouble ? 'here' : 'everywhere';
  return 'page';
}
