import * as v from 'valibot';

import { countItems } from '../../../domain/cart/cart';
import type { KeptCart } from '../../../domain/cart/kept';
import { noSeller } from '../../../domain/order/quote/quote';
import { noWords, wordsSchema } from '../../../domain/order/quote/words';
import { linesFrom } from './lines';
import type { Stop } from '../base/subscription';
import { ownsCart, readAside, writeAside } from './owner';
import { readJson, writeJson, watchKeys } from '../base/storage/json-storage';

/** The cart's keys (§3). */
const linesKey = 'shopping_list';
const countKey = 'prod_count';
/** The representative chosen for this quote or the last one, with the account that chose. */
const sellerKey = 'shopping_seller';
/** The quote's note and reference, with the account that wrote them. */
const wordsKey = 'shopping_words';

const choice = v.object({
  uid: v.string(),
  seller: v.string(),
  // An earlier version kept the one before apart.
  last: v.exactOptional(v.string(), ''),
});
const words = v.object({ uid: v.string(), ...wordsSchema.entries });

type ReadKey = (key: string) => unknown;

/** The stored cart of this name, which must have been claimed. */
export function readCart(id: string): KeptCart {
  return cartFrom(id, readJson);
}

/** The same, wherever it lies. */
export function findCart(id: string): KeptCart {
  if (ownsCart(id)) return readCart(id);
  const values = readAside(id);
  return cartFrom(id, (key) => values[key]);
}

function cartFrom(id: string, read: ReadKey): KeptCart {
  return {
    lines: linesFrom(read(linesKey)),
    words: wordsFrom(id, read(wordsKey)),
    representative: choiceFrom(id, read(sellerKey)),
  };
}

function wordsFrom(id: string, value: unknown): KeptCart['words'] {
  const stored = v.safeParse(words, value);
  if (!stored.success || stored.output.uid !== id) return noWords;
  const { uid: _, ...own } = stored.output;
  return own;
}

function choiceFrom(id: string, value: unknown): string {
  const stored = v.safeParse(choice, value);
  if (!stored.success || stored.output.uid !== id) return '';
  const { seller, last } = stored.output;
  return seller === noSeller ? last : seller;
}

/** Keeps what changed of the cart since `before`, or all (§3). False: it was not kept, or the keys are another cart's. */
export function writeCart(id: string, cart: KeptCart, before?: KeptCart): boolean {
  if (!ownsCart(id)) return false;
  return Object.entries(changedKeys(id, cart, before))
    .map(([key, value]) => writeJson(key, value))
    .every((written) => written);
}

export function writeCartAside(id: string, cart: KeptCart): boolean {
  return writeAside(id, changedKeys(id, cart, undefined));
}

function changedKeys(
  uid: string,
  cart: KeptCart,
  before: KeptCart | undefined,
): Record<string, unknown> {
  const { lines, words, representative } = cart;
  return {
    ...(lines !== before?.lines && { [linesKey]: lines, [countKey]: countItems(lines) }),
    ...(words !== before?.words && { [wordsKey]: { uid, ...words } }),
    ...(representative !== before?.representative && {
      [sellerKey]: { uid, seller: representative || noSeller },
    }),
  };
}

/** Calls `changed` when another tab of this browser changed the shown cart. */
export function watchOtherTabs(shown: () => string, changed: (id: string) => void): Stop {
  return watchKeys([linesKey, sellerKey, wordsKey], () => {
    const id = shown();
    if (ownsCart(id)) changed(id);
  });
}
