import * as v from 'valibot';

import type { Person } from '../../../domain/order/order';
import type { Stop } from '../base/subscription';
import { readJson, writeJson, watchKeys } from '../base/storage/json-storage';

/** Key of the customer whose cart a seller shows in this browser; each seller has their own. */
const keyOf = (uid: string) => `shopping_for_${uid}`;

/** About as many as a seller visits in a day. */
const maxRecentCustomers = 12;

/** The cart's customer; null for the seller themselves. */
export interface CartFor {
  active: Person | null;
  recent: readonly Person[];
}

const person = v.object({ uid: v.pipe(v.string(), v.nonEmpty()), nome: v.string() });
const cartFor = v.object({ active: v.nullable(person), recent: v.array(person) });

export function readCartFor(uid: string): CartFor {
  const stored = v.safeParse(cartFor, readJson(keyOf(uid)));
  return stored.success ? stored.output : { active: null, recent: [] };
}

/**
 * Picks a customer, or null for the seller themselves. The result is valid for this page even if it can't be stored.
 */
export function pickCustomer(uid: string, { recent }: CartFor, customer: Person | null): CartFor {
  const others = recent.filter((other) => other.uid !== customer?.uid);
  const next = {
    active: customer,
    recent: customer ? [customer, ...others].slice(0, maxRecentCustomers) : recent,
  };
  writeJson(keyOf(uid), next);
  return next;
}

/** Calls `changed` when another tab of this browser picks a customer. */
export function watchCartFor(uid: string, changed: (next: CartFor) => void): Stop {
  return watchKeys([keyOf(uid)], () => changed(readCartFor(uid)));
}
