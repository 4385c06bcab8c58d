import { putInCart } from '../../../domain/cart/cart';
import { noSeller } from '../../../domain/order/quote/quote';
import { hasWords, type QuoteWords } from '../../../domain/order/quote/words';
import type { CartLine } from '../../../domain/product/product';
import type { LocalCart } from '../../data/cart/cart';

interface Joining {
  itens: readonly CartLine[];
  words: QuoteWords;
  seller: string;
}

/** Adds the lines of a waiting quote or another cart. The cart keeps its own words and seller, if it has any. */
export function joinQuote(cart: LocalCart, { itens, words, seller }: Joining): LocalCart {
  const wanted = itens.map((line) => ({ product: line, quantity: line.quantity }));
  const isUndecided = cart.seller === noSeller || cart.lines.length === 0;
  return {
    ...cart,
    lines: putInCart(cart.lines, wanted),
    words: hasWords(cart.words) ? cart.words : words,
    seller: isUndecided ? seller : cart.seller,
  };
}
