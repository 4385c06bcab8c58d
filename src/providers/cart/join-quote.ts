import { putInCart } from '../../../domain/cart/cart';
import type { KeptCart } from '../../../domain/cart/kept';
import { hasWords, type QuoteWords } from '../../../domain/order/quote/words';
import type { CartLine } from '../../../domain/product/product';

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
  const wanted = itens.map((line) => ({ product: line, quantity: line.quantity }));
  const isUndecided = cart.representative === '' || cart.lines.length === 0;
  return {
    ...cart,
    lines: putInCart(cart.lines, wanted),
    words: hasWords(cart.words) ? cart.words : words,
    representative: (isUndecided && representative) || cart.representative,
  };
}
