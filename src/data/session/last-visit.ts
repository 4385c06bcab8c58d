import { clear, delMany, get, getMany, keys, set } from 'idb-keyval';

import { storedIn } from '../base/storage/stored';
import { disownVisit, ownerOfVisit } from './last-visit-owner';

/**
 * The values that the signed-in person saw last, for visits without a connection (decision 66). In IndexedDB until they
 * sign out.
 */

const store = storedIn('mmv-ultima-visita', 'vistos');

const storageKey = (uid: string, name: string) => `${uid} ${name}`;

/** Keeps a value under this name, if the visit is still this person's: an answer may arrive after they have left. */
export async function keepSeen(uid: string, name: string, value: unknown): Promise<void> {
  if (ownerOfVisit() !== uid) return;
  try {
    await set(storageKey(uid, name), value, store);
  } catch (error) {
    console.warn(`Could not store a value of the last visit: ${name}`, error);
  }
}

/** The value kept under this name; undefined if this person has none. */
export async function readSeen(uid: string, name: string): Promise<unknown> {
  if (ownerOfVisit() !== uid) return undefined;
  try {
    return await get<unknown>(storageKey(uid, name), store);
  } catch (error) {
    console.warn(`Could not read a value of the last visit: ${name}`, error);
    return undefined;
  }
}

/** All values of this person whose names start with `name`. */
export async function readSeenOf(uid: string, name: string): Promise<unknown[]> {
  if (ownerOfVisit() !== uid) return [];
  try {
    const places = await keys<string>(store);
    return await getMany(
      places.filter((place) => place.startsWith(storageKey(uid, name))),
      store,
    );
  } catch (error) {
    console.warn(`Could not read a value of the last visit: ${name}`, error);
    return [];
  }
}

/** Keeps only the newest values of this person whose names start with `name`. */
export async function keepNewest(uid: string, name: string, most: number): Promise<void> {
  try {
    const all = await keys<string>(store);
    const places = all.filter((place) => place.startsWith(storageKey(uid, name)));
    if (places.length <= most) return;
    const values = await getMany<{ at?: number } | undefined>(places, store);
    const byAge = places
      .map((place, index) => ({ place, at: values[index]?.at ?? 0 }))
      .sort((a, b) => b.at - a.at);
    await delMany(
      byAge.slice(most).map(({ place }) => place),
      store,
    );
  } catch (error) {
    console.warn(`Could not delete old values of the last visit: ${name}`, error);
  }
}

export async function forgetSeen(): Promise<void> {
  disownVisit();
  try {
    await clear(store);
  } catch (error) {
    console.warn('Could not delete the values of the last visit', error);
  }
}

/** Deletes the values of other people, who did not sign out in this browser. */
export async function forgetOthers(uid: string): Promise<void> {
  try {
    const places = await keys<string>(store);
    const others = places.filter((place) => !place.startsWith(storageKey(uid, '')));
    await delMany(others, store);
  } catch (error) {
    console.warn("Could not delete other people's values of the last visit", error);
  }
}
