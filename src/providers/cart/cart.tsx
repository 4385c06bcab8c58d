import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

import type { WaitingQuote } from '../../../domain/outbox/act';
import { cartTotal, countItems, withoutSent, type RemovedLine } from '../../../domain/cart/cart';
import type { CustomerEntry } from '../../../domain/people/customer-entry';
import type { SentLines } from '../../../domain/cart/kept';
import type { Person } from '../../../domain/order/order';
import type { CartLine } from '../../../domain/product/product';
import { noSeller } from '../../../domain/order/quote/quote';
import { noWords, type QuoteWords } from '../../../domain/order/quote/words';
import type { SellerEntry } from '../../../domain/people/user';
import { can } from '../../../domain/session/access';
import { cartId } from '../../data/cart/owner';
import { rememberSent } from '../../data/cart/sync';
import {
  forgetUnseenOrder,
  keepUnseenOrder,
  pendingKey,
  unseenOrder,
} from '../../data/outbox/sending';
import { createRequiredContext } from '../live/required-context';
import { useUser } from '../session/session';
import { useCartMirror } from './use-mirror';
import { useCartVerbs, type CartVerbs } from './use-verbs';
import { useLocalCart, type CartUser } from './use-local-cart';
import { useRemovedLines } from './use-removed-lines';
import {
  useSendQuote,
  type SendingState,
  type UnsentMail,
  type WaitingNews,
} from './use-send-quote';
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
  sending: SendingState;
  /** Why the last sending stored nothing; undefined once it is tried again. */
  sendError: Error | undefined;
  /** For the customer whose cart it is, as they are known now; without a connection they may be unknown. */
  send: (seller: SellerEntry, words: QuoteWords, customer?: CustomerEntry) => void;
  /** Puts a waiting quote back into the cart that it came from, and takes that out. Not while a quote is on its way. */
  putBack: (quote: WaitingQuote) => void;
  /** The last order that this browser stored, until its number was shown; a reload in between keeps it. */
  stored: number | undefined;
  acknowledgeStored: () => void;
  /** The last order whose mail failed, until that was said. */
  unsentMail: UnsentMail | undefined;
  acknowledgeUnsentMail: () => void;
  /** The last quote that began to wait for the connection, until that was said. */
  waitingNews: WaitingNews | undefined;
  acknowledgeWaiting: () => void;
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
  const user = useUser();
  const { uid, mayUse } = owner;
  const local = useLocalCart(owner);
  const { id, change, readOf, changeOf, pick } = local;
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
  const [stored, setStored] = useState(() => unseenOrder(uid));
  /** The lines of the quote under way; after a reload they are what the locked cart holds. */
  const underWay = useRef<readonly CartLine[]>(undefined);
  const takeOutSent = useCallback(() => {
    const sent = underWay.current ?? readOf(id).lines;
    underWay.current = undefined;
    rememberSent(id, quoteOf(pendingKey(id), sent));
    // What came from another device or tab in the meantime stays.
    changeOf(id, (cart) => ({
      ...cart,
      lines: withoutSent(cart.lines, sent),
      words: noWords,
      seller: customer ? uid : noSeller,
    }));
    dismiss();
  }, [changeOf, readOf, dismiss, uid, id, customer]);
  const onStored = useCallback(
    (numerodopedido: number) => {
      takeOutSent();
      setOpen(false);
      setStored(numerodopedido);
      keepUnseenOrder(uid, numerodopedido);
    },
    [takeOutSent, uid],
  );
  const [unsentMail, setUnsentMail] = useState<UnsentMail>();
  const [waitingNews, setWaitingNews] = useState<WaitingNews>();
  const onWaiting = useCallback(
    (news: WaitingNews) => {
      takeOutSent();
      setWaitingNews(news);
    },
    [takeOutSent],
  );
  const {
    state: sending,
    error: sendError,
    ...quote
  } = useSendQuote(user, id, lines, { onStored, onUnsentMail: setUnsentMail, onWaiting });
  const sendLines = quote.send;
  const send = useCallback(
    (to: SellerEntry, said: QuoteWords, whom?: CustomerEntry) => {
      underWay.current = lines;
      sendLines(to, said, customer ? { ...customer, entry: whom } : undefined);
    },
    [lines, sendLines, customer],
  );
  const { forCustomers } = owner;
  const putBack = useCallback(
    (waiting: WaitingQuote) => {
      const { customer: whom = null } = waiting;
      changeOf(cartId(uid, whom?.uid), (cart) => withWaitingQuote(cart, waiting));
      if (forCustomers) pick(whom);
    },
    [uid, forCustomers, changeOf, pick],
  );
  const locked = sending !== 'idle';
  const trouble = useCartMirror(
    mayUse ? uid : null,
    customer?.uid,
    useMemo(() => ({ ...local, locked }), [local, locked]),
  );

  const verbs = useCartVerbs(change, changeLines, locked);
  const acknowledgements = useMemo(
    () => ({
      acknowledgeStored: () => {
        setStored(undefined);
        forgetUnseenOrder();
      },
      acknowledgeUnsentMail: () => setUnsentMail(undefined),
      acknowledgeWaiting: () => setWaitingNews(undefined),
    }),
    [],
  );

  const cart = useMemo<Cart>(
    () => ({
      ...verbs,
      ...acknowledgements,
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
      sending,
      sendError,
      send,
      putBack,
      stored,
      unsentMail,
      waitingNews,
    }),
    [
      verbs,
      acknowledgements,
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
      sending,
      sendError,
      send,
      putBack,
      stored,
      unsentMail,
      waitingNews,
    ],
  );

  return <Provider value={cart}>{children}</Provider>;
}

/** What a sending took out of the cart, under its key; where the browser kept none, under one of its own. */
function quoteOf(chave: string | undefined, sent: readonly CartLine[]): SentLines {
  return {
    chave: chave ?? crypto.randomUUID(),
    quantities: Object.fromEntries(sent.map((line) => [line.CD_PRODUTO, line.quantity])),
  };
}

function keepingOf(kept: boolean, trouble: boolean): CartKeeping {
  if (kept) return trouble ? 'here' : 'everywhere';
  return 'page';
}
