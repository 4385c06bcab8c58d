import * as v from 'valibot';

import { readJson, removeKey, writeJson } from '../base/storage/json-storage';

/**
 * Key of the cart that owns the cart's keys: a person's own, or one for a customer. Other carts are kept aside
 * (decisions 55, 67).
 */
const ownerKey = 'shopping_owner';

/** Id of a cart in this browser: a person's own, or a seller's for a customer. */
export function cartId(uid: string, customer: string | undefined): string {
  return customer === undefined ? uid : `${uid} ${customer}`;
}

/** The customer of a cart id; undefined for the person's own cart. */
export function customerOf(uid: string, id: string): string | undefined {
  return id === uid ? undefined : id.slice(uid.length + 1);
}

/** All keys of one cart. */
const personal = ['shopping_list', 'prod_count', 'shopping_seller', 'shopping_words'] as const;

export const asideKey = (uid: string) => `shopping_aside_${uid}`;
const aside = v.record(v.string(), v.unknown());

/**
 * Gives the cart's keys to this cart and puts the previous one aside. Lines without owner become this cart's. False:
 * the browser keeps nothing, or has no room to put the previous cart aside, which then stays.
 */
export function claimCart(uid: string): boolean {
  const owner = readJson(ownerKey);
  if (owner === uid) return true;
  if (typeof owner === 'string' && !putAside(owner)) return false;
  if (!writeJson(ownerKey, uid)) return false;
  bringBack(uid);
  return true;
}

/** Whether the cart's keys belong to this cart. Another person may have signed in in another tab. */
export function ownsCart(uid: string): boolean {
  return readJson(ownerKey) === uid;
}

/** The keys and values of a cart that is kept aside. */
export function readAside(id: string): Readonly<Record<string, unknown>> {
  const stored = v.safeParse(aside, readJson(asideKey(id)));
  return stored.success ? stored.output : {};
}

/** Changes some keys of a cart that is kept aside; false if that could not be stored. */
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
