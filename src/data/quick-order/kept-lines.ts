import * as v from 'valibot';

import type { Entry } from '../../../domain/quick-order/quick-order';
import type { Subscribe } from '../base/subscription';
import { readJson, removeKey, writeJson, watchKeys } from '../base/json-storage';

/** The lines of quick order that are not dealt with yet, and a pasted text that was not read yet. */
export interface QuickOrderList {
  text: string;
  entries: readonly Entry[];
}

export const noList: QuickOrderList = { text: '', entries: [] };

/** Each account has a key of its own: nobody sees or overwrites another's list. */
const keyOf = (uid: string) => `pedido_rapido/${uid}`;

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

/** What this account left undone; lines that another version wrote otherwise are left out. */
export function readQuickOrder(uid: string): QuickOrderList {
  const stored = v.safeParse(list, readJson(keyOf(uid)));
  if (!stored.success) return noList;
  const { text, entries } = stored.output;
  return { text, entries: entries.filter((line): line is Entry => v.is(entry, line)) };
}

/** False when it could not be kept. */
export function writeQuickOrder(uid: string, { text, entries }: QuickOrderList): boolean {
  if (text === '' && entries.length === 0) {
    removeKey(keyOf(uid));
    return true;
  }
  return writeJson(keyOf(uid), { text, entries });
}

export function watchQuickOrder(uid: string): Subscribe<QuickOrderList> {
  return (next) => watchKeys([keyOf(uid)], () => next(readQuickOrder(uid)));
}
