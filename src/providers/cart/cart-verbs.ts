import {
  linesRemoved,
  putBack,
  putInCart,
  quantityOf,
  removeLine,
  withExactly,
  withDiscount,
  withNote,
  withoutSent,
  withQuantity,
  withToday,
  type Wanted,
} from '../../../domain/cart/cart';
import type { Person } from '../../../domain/order/order';
import { noSeller } from '../../../domain/order/quote/quote';
import { isSameTerms, type Terms } from '../../../domain/order/quote/terms';
import { noWords, withTerms, type QuoteWords } from '../../../domain/order/quote/words';
import type { QuoteAct, WaitingQuote } from '../../../domain/outbox/act';
import type { CartLine, Product } from '../../../domain/product/product';
import { cartId } from '../../data/cart/owner';
import { rememberSent, sentLines } from '../../data/cart/sync';
import { joinQuote } from './move-lines';
import type { LocalCarts } from './local-carts';

/** Actions on the cart. While a quote of the cart is being sent, its lines don't change. */
export interface CartVerbs {
  /**
   * Adds products; products already in the cart are joined. `terms` are taken if the cart has none. Returns an undo
   * function, which throws if the cart is locked or not shown any more.
   */
  putIn: (wanted: readonly Wanted[], terms?: Terms) => () => void;
  /** Sets the quantity of a product and adds its line if it is new; 0 removes the line. */
  putExactly: (product: Product, quantity: number) => void;
  remove: (code: string) => void;
  empty: () => void;
  /** Sets the quantity of a line; 0 removes the line. */
  setQuantity: (code: string, quantity: number) => void;
  /** Sets a line's note; '' removes it. */
  setNote: (code: string, note: string) => void;
  /** Sets the discount of a line, or without a code of all lines, in percent; 0 removes it. */
  setDiscount: (percent: number, code?: string) => void;
  bringUpToDate: (table: ReadonlyMap<string, Product>) => void;
  undoRemoval: () => void;
  dismissRemoval: () => void;
  setWords: (words: QuoteWords) => void;
  chooseSeller: (seller: string) => void;
  /** Switches to the cart for this customer; null for the person's own cart. */
  pickCustomer: (customer: Person | null) => void;
  /** Moves the lines of the seller's own cart into the customer's. */
  carryOver: () => void;
  leaveBehind: () => void;
  /** Hides the message about an order that another tab or device sent. */
  dismissSent: () => void;
  /** Removes the lines of a sent quote from their cart, once. Lines added meanwhile stay. */
  takeOut: (quote: QuoteAct) => void;
  /** Puts a waiting quote back into its cart and shows that cart. */
  putBack: (quote: WaitingQuote) => void;
}

export function cartVerbs(carts: LocalCarts): CartVerbs {
  const { uid, forCustomers } = carts.owner;
  const { getState, setState } = carts.state;

  function changeLines(apply: (lines: readonly CartLine[]) => CartLine[]) {
    const { lines, customer } = getState();
    if (carts.isLocked(customer?.uid)) return;
    const next = apply(lines);
    carts.change((cart) => ({ ...cart, lines: next }));
    const removed = linesRemoved(lines, next);
    if (removed.length > 0) setState({ removed });
  }

  const setTerms = (terms: Terms | undefined) =>
    carts.change((cart) => ({ ...cart, words: withTerms(cart.words, terms) }));
  const dismissRemoval = () => setState({ removed: [] });

  return {
    putIn: (wanted, terms) => {
      const { customer, words } = getState();
      changeLines((lines) => putInCart(lines, wanted));
      const taken = words.condicoes || carts.isLocked(customer?.uid) ? undefined : terms;
      if (taken) setTerms(taken);
      const put = wanted.map(({ product, quantity }) => ({ ...product, quantity }));
      return () => {
        const now = getState();
        const has = put.some(({ CD_PRODUTO }) => quantityOf(now.lines, CD_PRODUTO) > 0);
        if (!has || now.customer?.uid !== customer?.uid || carts.isLocked(customer?.uid)) {
          throw new Error('The cart is locked, or another cart is open');
        }
        changeLines((lines) => withoutSent(lines, put));
        if (taken && isSameTerms(now.words.condicoes, taken)) setTerms(undefined);
      };
    },
    putExactly: (product, quantity) =>
      changeLines((lines) => withExactly(lines, { product, quantity })),
    remove: (code) => changeLines((lines) => removeLine(lines, code)),
    empty: () => changeLines(() => []),
    setQuantity: (code, quantity) => changeLines((lines) => withQuantity(lines, code, quantity)),
    setNote: (code, note) => changeLines((lines) => withNote(lines, code, note)),
    setDiscount: (percent, code) => changeLines((lines) => withDiscount(lines, percent, code)),
    bringUpToDate: (table) => changeLines((lines) => withToday(lines, table)),
    undoRemoval: () => {
      changeLines((lines) => putBack(lines, getState().removed));
      dismissRemoval();
    },
    dismissRemoval,
    setWords: (words) => carts.change((cart) => ({ ...cart, words })),
    chooseSeller: (seller) =>
      carts.change((cart) => ({ ...cart, representative: seller === noSeller ? '' : seller })),
    pickCustomer: carts.pick,
    carryOver: () => {
      const { customer, leftBehind } = getState();
      if (leftBehind === 0 || carts.isLocked(undefined) || carts.isLocked(customer?.uid)) return;
      const { lines, words } = carts.readOf(uid);
      carts.change((cart) => joinQuote(cart, { itens: lines, words }));
      carts.changeOf(uid, (cart) => ({ ...cart, lines: [], words: noWords }));
      setState({ leftBehind: 0 });
    },
    leaveBehind: () => setState({ leftBehind: 0 }),
    dismissSent: () => setState({ sentElsewhere: undefined }),
    takeOut: (quote) => {
      const { itens, words, customer } = quote.orcamento;
      const from = cartId(uid, customer?.uid);
      const sent = sentLines(quote);
      if (!rememberSent(from, sent, carts.isKept(from), words)) return;
      carts.changeOf(from, (cart) => ({
        ...cart,
        lines: withoutSent(cart.lines, itens),
        words: noWords,
        representative: customer ? '' : cart.representative,
      }));
      if (from === getState().id) dismissRemoval();
    },
    putBack: (waiting) => {
      const { customer = null } = waiting;
      carts.changeOf(cartId(uid, customer?.uid), (cart) =>
        joinQuote(cart, { ...waiting, representative: waiting.seller.value }),
      );
      if (forCustomers) carts.pick(customer);
    },
  };
}
