import { putInCart, quantityOf, withoutSent } from '../../../domain/cart/cart';
import { isSameCart, type KeptCart, type MirrorCart } from '../../../domain/cart/kept';
import { planSync, stateRefused } from '../../../domain/cart/sync';
import type { Person } from '../../../domain/order/order';
import {
  hasWords,
  noWords,
  withReason,
  withTerms,
  type QuoteWords,
} from '../../../domain/order/quote/words';
import type { CartLine } from '../../../domain/product/product';
import { cartId } from '../../data/cart/owner';
import { readSync, writeSync } from '../../data/cart/sync';
import type { LocalCarts } from './local-carts';

interface Joining {
  itens: readonly CartLine[];
  words: QuoteWords;
  representative?: string;
}

/** A cart that takes in a waiting quote, or another cart: the lines join, and what was written or chosen in it stays. */
export function joinQuote(
  cart: KeptCart,
  { itens, words, representative = '' }: Joining,
): KeptCart {
  const wanted = itens.map((line) => ({
    product: line,
    quantity: line.quantity,
    ...(line.observacao !== undefined && { note: line.observacao }),
    ...(line.desconto !== undefined && { discount: line.desconto }),
  }));
  const isUndecided = cart.representative === '' || cart.lines.length === 0;
  return {
    ...cart,
    lines: putInCart(cart.lines, wanted),
    words: joinWords(cart.words, words),
    representative: (isUndecided && representative) || cart.representative,
  };
}

function joinWords(own: QuoteWords, joining: QuoteWords): QuoteWords {
  const terms = own.condicoes ?? joining.condicoes;
  const reason = own.motivodesconto || joining.motivodesconto;
  return withTerms(withReason(hasWords(own) ? own : joining, reason), terms);
}

/**
 * Moves the lines of the shown cart into a customer's, or null for one's own, and shows that one. Answers what takes
 * them back; that throws where none of them is there any more.
 */
export function moveLines(
  carts: LocalCarts,
  to: Person | null,
  stored: MirrorCart | undefined,
): () => void {
  const { id: from, customer } = carts.state.getState();
  const into = cartId(carts.owner.uid, to?.uid);
  const isLocked = () => carts.isLocked(customer?.uid) || carts.isLocked(to?.uid);
  if (into === from || isLocked()) throw new Error('A cart is locked, or both are the same');
  if (stored) takeIn(carts, into, stored);
  const { lines, words } = carts.readOf(from);
  const before = carts.readOf(into);
  carts.changeOf(into, (cart) => joinQuote(cart, { itens: lines, words }));
  const after = carts.readOf(into);
  // A quantity beyond the limit stays in the old cart.
  const moved = lines.map((line) => ({
    ...line,
    quantity: quantityOf(after.lines, line.CD_PRODUTO) - quantityOf(before.lines, line.CD_PRODUTO),
  }));
  const movedWords = hasWords(before.words)
    ? withTerms(withReason(noWords, words.motivodesconto), words.condicoes)
    : words;
  carts.changeOf(from, (cart) => ({
    ...cart,
    lines: withoutSent(cart.lines, moved),
    words: movedWords === words ? noWords : withTerms(withReason(cart.words)),
  }));
  carts.pick(to);

  return () => {
    const now = carts.readOf(into);
    const back = moved
      .map((line) => ({
        ...line,
        quantity: Math.min(line.quantity, quantityOf(now.lines, line.CD_PRODUTO)),
      }))
      .filter(({ quantity }) => quantity > 0);
    if (back.length === 0 || isLocked()) throw new Error('A cart is locked, or was sent');
    const isAsLeft = isSameCart(now, after);
    carts.changeOf(from, (cart) => joinQuote(cart, { itens: back, words: movedWords }));
    carts.changeOf(into, (cart) =>
      isAsLeft ? before : { ...cart, lines: withoutSent(cart.lines, back) },
    );
    carts.pick(customer);
  };
}

/** Lines add up with those of another device only if this one knows them: of two quantities joining keeps the greater. */
function takeIn(carts: LocalCarts, id: string, stored: MirrorCart): void {
  const { cart, state, isBehind } = planSync(readSync(id), carts.readOf(id), stored, '');
  if (isBehind) return;
  carts.changeOf(id, () => ({ ...cart }));
  writeSync(id, { ...stateRefused(state), em: Date.now() }, carts.isKept(id));
}
