import { useMemo } from 'react';

import {
  addToCart,
  lowerQuantity,
  putInCart,
  raiseQuantity,
  removeLine,
  withExactly,
  withNote,
  withQuantity,
  type Wanted,
} from '../../../domain/cart/cart';
import type { CartLine, Product } from '../../../domain/product/product';
import { noSeller } from '../../../domain/order/quote/quote';
import type { QuoteWords } from '../../../domain/order/quote/words';
import type { ChangeCart } from './use-local-cart';
import type { ChangeLines } from './use-removed-lines';

/**
 * What can be done with the cart, nothing of it while its quote is being sent. These functions stay the same while
 * lines change, so that a list of products doesn't render again.
 */
export interface CartVerbs {
  add: (product: Product) => void;
  /** Several at once; what is in the cart already is joined with its line. */
  putIn: (wanted: readonly Wanted[]) => void;
  /** A typed quantity of a product: its line gets it, or a new one begins with it; 0 removes it. */
  putExactly: (product: Product, quantity: number) => void;
  raise: (code: string) => void;
  lower: (code: string) => void;
  remove: (code: string) => void;
  /** Removes all lines. */
  empty: () => void;
  /** A typed quantity of a line; 0 removes it. */
  setQuantity: (code: string, quantity: number) => void;
  /** A line's own note; '' takes it away. */
  setNote: (code: string, note: string) => void;
  setWords: (words: QuoteWords) => void;
  chooseSeller: (seller: string) => void;
}

export function useCartVerbs(
  change: ChangeCart,
  changeLines: ChangeLines,
  locked: boolean,
): CartVerbs {
  return useMemo(() => {
    const whenIdle = (apply: (lines: readonly CartLine[]) => CartLine[]) => {
      if (!locked) changeLines(apply);
    };
    return {
      add: (product) => whenIdle((current) => addToCart(current, product)),
      putIn: (wanted) => whenIdle((current) => putInCart(current, wanted)),
      putExactly: (product, quantity) =>
        whenIdle((current) => withExactly(current, { product, quantity })),
      raise: (code) => whenIdle((current) => raiseQuantity(current, code)),
      lower: (code) => whenIdle((current) => lowerQuantity(current, code)),
      remove: (code) => whenIdle((current) => removeLine(current, code)),
      empty: () => whenIdle(() => []),
      setQuantity: (code, quantity) => whenIdle((current) => withQuantity(current, code, quantity)),
      setNote: (code, note) => whenIdle((current) => withNote(current, code, note)),
      setWords: (words) => change((cart) => ({ ...cart, words })),
      chooseSeller: (seller) =>
        change((cart) => ({
          ...cart,
          seller,
          representative: seller === noSeller ? cart.representative : seller,
        })),
    };
  }, [change, changeLines, locked]);
}
