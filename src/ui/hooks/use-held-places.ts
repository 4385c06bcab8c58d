import { useState } from 'react';

export interface Held<T> {
  item: T;
  /** The entry left the list and only holds its place. */
  isGone: boolean;
}

/** The entries of a live list; while `isHeld`, no entry moves. Another `searchKey` starts over. */
export function useHeldPlaces<T>(
  live: readonly T[],
  keyOf: (item: T) => string,
  isHeld: boolean,
  searchKey: string,
): readonly Held<T>[] {
  const [seen, setSeen] = useState({ live, isHeld, searchKey, places: asLive(live) });
  if (seen.live === live && seen.isHeld === isHeld && seen.searchKey === searchKey) {
    return seen.places;
  }
  const places =
    isHeld && searchKey === seen.searchKey ? inPlace(seen.places, live, keyOf) : asLive(live);
  setSeen({ live, isHeld, searchKey, places });
  return places;
}

function asLive<T>(live: readonly T[]): readonly Held<T>[] {
  return live.map((item) => ({ item, isGone: false }));
}

function inPlace<T>(
  before: readonly Held<T>[],
  live: readonly T[],
  keyOf: (item: T) => string,
): readonly Held<T>[] {
  const now = new Map(live.map((item) => [keyOf(item), item]));
  const kept = before.map(({ item }) => {
    const key = keyOf(item);
    const current = now.get(key);
    now.delete(key);
    return current === undefined ? { item, isGone: true } : { item: current, isGone: false };
  });
  return [...kept, ...asLive([...now.values()])];
}
