import type { WaitingQuote } from '../../../domain/outbox/act';
import { putInCart } from '../../../domain/cart/cart';
import { noSeller } from '../../../domain/order/quote/quote';
import { hasWords } from '../../../domain/order/quote/words';
import type { LocalCart } from '../../data/cart/cart';

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
