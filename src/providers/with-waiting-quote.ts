import type { WaitingQuote } from '../../domain/act';
import { putInCart } from '../../domain/cart';
import { noSeller } from '../../domain/quote';
import { hasWords } from '../../domain/quote-words';
import type { LocalCart } from '../data/storage/cart';

/** A cart into which a waiting quote came back: the lines join, and what was written or chosen since then stays. */
export function withWaitingQuote(cart: LocalCart, quote: WaitingQuote): LocalCart {
  const { itens, words, seller } = quote;
  const wanted = itens.map((line) => ({ product: line, quantity: line.quantity }));
  const isUndecided = cart.seller === noSeller || cart.lines.length === 0;
  return {
    ...cart,
    lines: putInCart(cart.lines, wanted),
    words: hasWords({ ...cart.words, itens: [] }) ? cart.words : words,
    seller: isUndecided ? seller.value : cart.seller,
  };
}
