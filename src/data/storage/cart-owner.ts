import * as v from 'valibot';

import { readJson, removeKey, writeJson } from './json-storage';

/** Whose the cart's keys are: one person at a time has them, the others' carts lie aside (decision 55). */
const ownerKey = 'shopping_owner';

/** All that is one person's: the cart, what goes with it, and a sending that is not settled or not shown. */
const personal = [
  'shopping_list',
  'prod_count',
  'shopping_seller',
  'shopping_words',
  'envio_pendente',
  'pedido_a_mostrar',
] as const;

const asideKey = (uid: string) => `shopping_aside_${uid}`;
const aside = v.record(v.string(), v.unknown());

/**
 * Gives the cart's keys to this person, and puts the earlier person's aside until they come back. Lines that nobody has
 * claimed yet become this person's own. False when nothing may be kept here: the browser refuses, or has no room to put
 * the earlier person's cart aside, which is not thrown away for the new one.
 */
export function claimCart(uid: string): boolean {
  const owner = readJson(ownerKey);
  if (owner === uid) return true;
  if (typeof owner === 'string' && !putAside(owner)) return false;
  if (!writeJson(ownerKey, uid)) return false;
  bringBack(uid);
  return true;
}

/** True while the cart's keys are this person's; another one may have signed in in another tab. */
export function ownsCart(uid: string): boolean {
  return readJson(ownerKey) === uid;
}

function putAside(owner: string): boolean {
  const kept = personal.flatMap((key) => {
    const value = readJson(key);
    return value === undefined ? [] : [[key, value] as const];
  });
  if (!writeJson(asideKey(owner), Object.fromEntries(kept))) return false;
  for (const key of personal) removeKey(key);
  return true;
}

function bringBack(uid: string): void {
  const stored = v.safeParse(aside, readJson(asideKey(uid)));
  if (!stored.success) return;
  const { output } = stored;
  const all = personal.every((key) => output[key] === undefined || writeJson(key, output[key]));
  if (all) removeKey(asideKey(uid));
}
