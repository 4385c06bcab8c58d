import * as v from 'valibot';

import { countItems } from '../../../domain/cart';
import type { KeptCart } from '../../../domain/kept-cart';
import { noSeller } from '../../../domain/quote';
import { noWords } from '../../../domain/quote-words';
import { linesFrom } from '../cart-lines';
import type { Stop } from '../subscription';
import { ownsCart } from './cart-owner';
import { readJson, writeJson } from './json-storage';

/** The cart's keys (§3). */
const linesKey = 'shopping_list';
const countKey = 'prod_count';
/** The representative chosen for the quote and the one before, with the account that chose. */
const sellerKey = 'shopping_seller';
/** The note and the reference that go with the quote, with the account that wrote them. */
const wordsKey = 'shopping_words';

/** The cart as this browser keeps it. */
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

/** The stored cart of this account, which must have claimed it. */
export function readCart(uid: string): LocalCart {
  return { lines: linesFrom(readJson(linesKey)), words: readWords(uid), ...readChoice(uid) };
}

function readWords(uid: string): KeptCart['words'] {
  const stored = v.safeParse(words, readJson(wordsKey));
  if (!stored.success || stored.output.uid !== uid) return noWords;
  const { observacao, referencia } = stored.output;
  return { observacao, referencia };
}

function readChoice(uid: string): Pick<LocalCart, 'seller' | 'representative'> {
  const stored = v.safeParse(choice, readJson(sellerKey));
  if (!stored.success || stored.output.uid !== uid) {
    return { seller: noSeller, representative: '' };
  }
  const { seller, last } = stored.output;
  return { seller, representative: last ?? (seller === noSeller ? '' : seller) };
}

/**
 * Keeps what changed of the cart since `before`, or all of it (`shopping_list`, its count `prod_count`, and what goes with
 * it, §3). False when it could not be kept, or the keys are another person's by now.
 */
export function writeCart(uid: string, cart: LocalCart, before?: LocalCart): boolean {
  if (!ownsCart(uid)) return false;
  const writes: boolean[] = [];
  if (cart.lines !== before?.lines) {
    writes.push(writeJson(linesKey, cart.lines), writeJson(countKey, countItems(cart.lines)));
  }
  if (cart.words !== before?.words) writes.push(writeJson(wordsKey, { uid, ...cart.words }));
  if (cart.seller !== before?.seller || cart.representative !== before.representative) {
    const { seller, representative } = cart;
    writes.push(writeJson(sellerKey, { uid, seller, last: representative }));
  }
  return writes.every((written) => written);
}

const watched: readonly (string | null)[] = [linesKey, sellerKey, wordsKey, null];

/** Calls `changed` whenever another tab of this browser has changed the cart of this account. */
export function watchOtherTabs(uid: string, changed: () => void): Stop {
  const onStorage = (event: StorageEvent) => {
    if (watched.includes(event.key) && ownsCart(uid)) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
