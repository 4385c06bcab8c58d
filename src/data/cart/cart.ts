import * as v from 'valibot';

import { countItems } from '../../../domain/cart/cart';
import type { KeptCart } from '../../../domain/cart/kept';
import { noSeller } from '../../../domain/order/quote/quote';
import { noWords } from '../../../domain/order/quote/words';
import { linesFrom } from './lines';
import type { Stop } from '../base/subscription';
import { ownsCart, readAside, writeAside } from './owner';
import { readJson, writeJson, watchKeys } from '../base/storage/json-storage';

/** The cart's keys (§3). */
const linesKey = 'shopping_list';
const countKey = 'prod_count';
/** The current and the previous representative, with the account that chose. */
const sellerKey = 'shopping_seller';
/** The quote's note and reference, with the account that wrote them. */
const wordsKey = 'shopping_words';

export interface LocalCart extends KeptCart {
  /** The value of the representative dropdown. */
  seller: string;
}

export const emptyLocalCart: LocalCart = {
  lines: [],
  words: noWords,
  representative: '',
  seller: noSeller,
};

const choice = v.object({
  uid: v.string(),
  seller: v.string(),
  last: v.exactOptional(v.string()),
});
const words = v.object({ uid: v.string(), observacao: v.string(), referencia: v.string() });

type ReadKey = (key: string) => unknown;

/** The stored cart with this id, which must have been claimed (`claimCart`). */
export function readCart(id: string): LocalCart {
  return cartFrom(id, readJson);
}

/** The stored cart with this id, claimed or not. */
export function findCart(id: string): LocalCart {
  if (ownsCart(id)) return readCart(id);
  const values = readAside(id);
  return cartFrom(id, (key) => values[key]);
}

function cartFrom(id: string, read: ReadKey): LocalCart {
  return {
    lines: linesFrom(read(linesKey)),
    words: wordsFrom(id, read(wordsKey)),
    ...choiceFrom(id, read(sellerKey)),
  };
}

function wordsFrom(id: string, value: unknown): KeptCart['words'] {
  const stored = v.safeParse(words, value);
  if (!stored.success || stored.output.uid !== id) return noWords;
  const { observacao, referencia } = stored.output;
  return { observacao, referencia };
}

function choiceFrom(id: string, value: unknown): Pick<LocalCart, 'seller' | 'representative'> {
  const stored = v.safeParse(choice, value);
  if (!stored.success || stored.output.uid !== id) {
    return { seller: noSeller, representative: '' };
  }
  const { seller, last } = stored.output;
  return { seller, representative: last ?? (seller === noSeller ? '' : seller) };
}

/**
 * Stores what changed since `before`, or everything (§3). False: it was not stored, or the keys belong to another cart.
 */
export function writeCart(id: string, cart: LocalCart, before?: LocalCart): boolean {
  if (!ownsCart(id)) return false;
  return Object.entries(changedKeys(id, cart, before))
    .map(([key, value]) => writeJson(key, value))
    .every((written) => written);
}

export function writeCartAside(id: string, cart: LocalCart): boolean {
  return writeAside(id, changedKeys(id, cart, undefined));
}

function changedKeys(
  uid: string,
  cart: LocalCart,
  before: LocalCart | undefined,
): Record<string, unknown> {
  const { lines, words, seller, representative } = cart;
  const isChosen = seller !== before?.seller || representative !== before.representative;
  return {
    ...(lines !== before?.lines && { [linesKey]: lines, [countKey]: countItems(lines) }),
    ...(words !== before?.words && { [wordsKey]: { uid, ...words } }),
    ...(isChosen && { [sellerKey]: { uid, seller, last: representative } }),
  };
}

/** Calls `changed` when another tab of this browser changed the shown cart. */
export function watchOtherTabs(shown: () => string, changed: (id: string) => void): Stop {
  return watchKeys([linesKey, sellerKey, wordsKey], () => {
    const id = shown();
    if (ownsCart(id)) changed(id);
  });
}
