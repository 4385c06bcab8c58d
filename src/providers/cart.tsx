import { useCallback, useMemo, useState, type ReactNode } from 'react';

import {
  addToCart,
  cartTotal,
  countItems,
  lowerQuantity,
  putInCart,
  raiseQuantity,
  removeLine,
  withNote,
  withQuantity,
  type Wanted,
} from '../../domain/cart';
import type { CartLine, Product } from '../../domain/product';
import { noSeller } from '../../domain/quote';
import { noWords, type QuoteWords } from '../../domain/quote-words';
import type { SellerEntry } from '../../domain/user';
import { forgetUnseenOrder, keepUnseenOrder, unseenOrder } from '../data/storage/sending';
import { createRequiredContext } from './required-context';
import { useUser } from './session';
import { useCartLines } from './use-cart-lines';
import { useChosenSeller } from './use-chosen-seller';
import { useQuoteWords } from './use-quote-words';
import { useSendQuote, type SendingState, type UnsentMail } from './use-send-quote';

interface Cart {
  lines: CartLine[];
  /** The n of 'Itens Orçamento ( n )'. */
  count: number;
  /** Reais. */
  total: number;
  /** The panel's state; it opens by itself with the first item (§4). */
  open: boolean;
  setOpen: (open: boolean) => void;
  /** These functions keep their identity while lines change, so that a list of products doesn't render again. */
  add: (product: Product) => void;
  /** Several at once; what is in the cart already is joined with its line. */
  putIn: (wanted: readonly Wanted[]) => void;
  raise: (code: string) => void;
  lower: (code: string) => void;
  remove: (code: string) => void;
  /** A typed quantity of a line; 0 removes it. */
  setQuantity: (code: string, quantity: number) => void;
  /** A line's own note; '' takes it away. */
  setNote: (code: string, note: string) => void;
  /** What is written beside the quote. */
  words: QuoteWords;
  setWords: (words: QuoteWords) => void;
  /** The value of the representative dropdown: a uid, or `noSeller` before a choice. */
  seller: string;
  chooseSeller: (seller: string) => void;
  sending: SendingState;
  /** Why the last sending stored nothing; undefined once it is tried again. */
  sendError: Error | undefined;
  send: (seller: SellerEntry, words: QuoteWords) => void;
  /** The last order that this browser stored, until its number was shown; a reload in between keeps it. */
  stored: number | undefined;
  acknowledgeStored: () => void;
  /** The last order whose mail failed, until that was said. */
  unsentMail: UnsentMail | undefined;
  acknowledgeUnsentMail: () => void;
}

const [Provider, useCart] = createRequiredContext<Cart>('useCart');
export { useCart };

/** The cart of the signed-in person; another person begins with their own. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { uid } = useUser();
  return <CartOf key={uid}>{children}</CartOf>;
}

function CartOf({ children }: { children: ReactNode }) {
  const user = useUser();
  const [lines, change] = useCartLines(user.uid);
  const [seller, chooseSeller] = useChosenSeller(user.uid);
  const [words, setWords] = useQuoteWords(user.uid);
  const empty = lines.length === 0;
  const [open, setOpen] = useState(!empty);
  const [wasEmpty, setWasEmpty] = useState(empty);
  if (empty !== wasEmpty) {
    setWasEmpty(empty);
    // From another tab too: the panel opens when the count is above 0.
    if (!empty) setOpen(true);
  }
  const [stored, setStored] = useState(() => unseenOrder(user.uid));
  const onStored = useCallback(
    (numerodopedido: number) => {
      change(() => []);
      chooseSeller(noSeller);
      setWords(noWords);
      setOpen(false);
      setStored(numerodopedido);
      keepUnseenOrder(user.uid, numerodopedido);
    },
    [change, chooseSeller, setWords, user.uid],
  );
  const [unsentMail, setUnsentMail] = useState<UnsentMail>();
  const quote = useSendQuote(user, lines, onStored, setUnsentMail);
  const { state: sending, error: sendError, send } = quote;

  const verbs = useMemo(() => {
    const whenIdle = (apply: (lines: readonly CartLine[]) => CartLine[]) => {
      if (sending === 'idle') change(apply);
    };
    return {
      add: (product: Product) => whenIdle((current) => addToCart(current, product)),
      putIn: (wanted: readonly Wanted[]) => whenIdle((current) => putInCart(current, wanted)),
      setQuantity: (code: string, quantity: number) =>
        whenIdle((current) => withQuantity(current, code, quantity)),
      setNote: (code: string, note: string) => whenIdle((current) => withNote(current, code, note)),
      raise: (code: string) => whenIdle((current) => raiseQuantity(current, code)),
      lower: (code: string) => whenIdle((current) => lowerQuantity(current, code)),
      remove: (code: string) => whenIdle((current) => removeLine(current, code)),
      acknowledgeStored: () => {
        setStored(undefined);
        forgetUnseenOrder();
      },
      acknowledgeUnsentMail: () => setUnsentMail(undefined),
    };
  }, [change, sending]);

  const cart = useMemo<Cart>(
    () => ({
      ...verbs,
      lines,
      count: countItems(lines),
      total: cartTotal(lines),
      open,
      setOpen,
      words,
      setWords,
      seller,
      chooseSeller,
      sending,
      sendError,
      send,
      stored,
      unsentMail,
    }),
    [
      verbs,
      lines,
      open,
      words,
      setWords,
      seller,
      chooseSeller,
      sending,
      sendError,
      send,
      stored,
      unsentMail,
    ],
  );

  return <Provider value={cart}>{children}</Provider>;
}
