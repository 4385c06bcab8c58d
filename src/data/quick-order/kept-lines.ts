import * as v from 'valibot';

import type { Entry } from '../../../domain/quick-order/quick-order';
import type { Subscribe } from '../base/subscription';
import { readJson, removeKey, writeJson, watchKeys } from '../base/storage/json-storage';

/** The open lines of quick order, and a pasted text that was not read yet. */
export interface QuickOrderList {
  text: string;
  entries: readonly Entry[];
}

export const noList: QuickOrderList = { text: '', entries: [] };

/** Each cart has its own key (`cartId`), so that lines never appear for another person or customer. */
const keyOf = (cart: string) => `pedido_rapido/${cart}`;

/** Lists that the browser has no room for. They last as long as the page. */
const unkept = new Map<string, QuickOrderList>();

const entry = v.object({
  id: v.pipe(v.number(), v.integer()),
  batch: v.pipe(v.number(), v.integer()),
  place: v.pipe(v.number(), v.integer()),
  source: v.string(),
  code: v.string(),
  quantity: v.string(),
  either: v.exactOptional(v.tuple([v.string(), v.string()])),
  note: v.exactOptional(v.string()),
  problem: v.exactOptional(v.string()),
});
const list = v.object({ text: v.string(), entries: v.array(v.unknown()) });

/** The kept lines of this cart, without lines in another version's format. */
export function readQuickOrder(cart: string): QuickOrderList {
  const held = unkept.get(cart);
  if (held) return held;
  const stored = v.safeParse(list, readJson(keyOf(cart)));
  if (!stored.success) return noList;
  const { text, entries } = stored.output;
  return { text, entries: entries.filter((line): line is Entry => v.is(entry, line)) };
}

/** False if it could not be stored. */
export function writeQuickOrder(cart: string, { text, entries }: QuickOrderList): boolean {
  unkept.delete(cart);
  if (text === '' && entries.length === 0) {
    removeKey(keyOf(cart));
    return true;
  }
  if (writeJson(keyOf(cart), { text, entries })) return true;
  unkept.set(cart, { text, entries });
  return false;
}

export function isQuickOrderKept(cart: string): boolean {
  return !unkept.has(cart);
}

export function watchQuickOrder(cart: string): Subscribe<QuickOrderList> {
  return (next) => watchKeys([keyOf(cart)], () => next(readQuickOrder(cart)));
}
