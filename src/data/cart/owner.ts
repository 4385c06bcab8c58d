import * as v from 'valibot';

import { readJson, removeKey, writeJson } from '../base/storage/json-storage';

/** Whose the cart's keys are: a person's own, or a seller's for a customer. Other carts lie aside (decisions 55, 67). */
const ownerKey = 'shopping_owner';

/** Names one cart of this browser: a person's own, or the one that a seller keeps for a customer. */
export function cartId(uid: string, customer: string | undefined): string {
  return customer === undefined ? uid : `${uid} ${customer}`;
}

/** The customer of such a name; undefined for the person's own cart. */
export function customerOf(uid: string, id: string): string | undefined {
  return id === uid ? undefined : id.slice(uid.length + 1);
}

/** All that is one cart's: the cart and what goes with it. */
const personal = ['shopping_list', 'prod_count', 'shopping_seller', 'shopping_words'] as const;

export const asideKey = (uid: string) => `shopping_aside_${uid}`;
const aside = v.record(v.string(), v.unknown());

/**
 * Gives the cart's keys to this person and puts the earlier person's cart aside. Unclaimed lines become this person's.
 * False: the browser keeps nothing, or has no room to put the earlier cart aside, which stays.
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

/** What a cart that lies aside has under one of the keys. */
export function readAside(id: string): Readonly<Record<string, unknown>> {
  const stored = v.safeParse(aside, readJson(asideKey(id)));
  return stored.success ? stored.output : {};
}

/** Changes some keys of a cart that lies aside; false when that could not be kept. */
export function writeAside(id: string, values: Readonly<Record<string, unknown>>): boolean {
  return writeJson(asideKey(id), { ...readAside(id), ...values });
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
  const output = readAside(uid);
  const all = personal.every((key) => output[key] === undefined || writeJson(key, output[key]));
  if (all) removeKey(asideKey(uid));
}
