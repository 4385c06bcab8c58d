import { clear, delMany, get, getMany, keys, set } from 'idb-keyval';

import { storedIn } from '../base/storage/stored';
import { disownVisit, ownerOfVisit } from './last-visit-owner';

/** What the signed-in person saw last, for when there is no connection (decision 66): in IndexedDB until they sign out. */

const store = storedIn('mmv-ultima-visita', 'vistos');

const placeOf = (uid: string, name: string) => `${uid} ${name}`;

/** Keeps a value under this name, if the visit is this person's: an answer may come after they have left. */
export async function keepSeen(uid: string, name: string, value: unknown): Promise<void> {
  if (ownerOfVisit() !== uid) return;
  try {
    await set(placeOf(uid, name), value, store);
  } catch (error) {
    console.warn(`What was seen could not be kept: ${name}`, error);
  }
}

/** What was kept under this name, as it was stored; undefined where there is nothing of this person. */
export async function readSeen(uid: string, name: string): Promise<unknown> {
  if (ownerOfVisit() !== uid) return undefined;
  try {
    return await get<unknown>(placeOf(uid, name), store);
  } catch (error) {
    console.warn(`What was seen could not be read: ${name}`, error);
    return undefined;
  }
}

/** All that was kept of this person under names that begin so. */
export async function readSeenOf(uid: string, name: string): Promise<unknown[]> {
  if (ownerOfVisit() !== uid) return [];
  try {
    const places = await keys<string>(store);
    return await getMany(
      places.filter((place) => place.startsWith(placeOf(uid, name))),
      store,
    );
  } catch (error) {
    console.warn(`What was seen could not be read: ${name}`, error);
    return [];
  }
}

/** Of what was kept of this person under names that begin so, only the newest stay. */
export async function keepNewest(uid: string, name: string, most: number): Promise<void> {
  try {
    const all = await keys<string>(store);
    const places = all.filter((place) => place.startsWith(placeOf(uid, name)));
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
    console.warn(`What was seen long ago could not be removed: ${name}`, error);
  }
}

export async function forgetSeen(): Promise<void> {
  disownVisit();
  try {
    await clear(store);
  } catch (error) {
    console.warn('What was seen could not be removed', error);
  }
}

/** What is left of somebody who did not sign out here. */
export async function forgetOthers(uid: string): Promise<void> {
  try {
    const places = await keys<string>(store);
    const others = places.filter((place) => !place.startsWith(placeOf(uid, '')));
    await delMany(others, store);
  } catch (error) {
    console.warn('What others saw could not be removed', error);
  }
}
