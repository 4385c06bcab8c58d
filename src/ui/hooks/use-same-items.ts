import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

interface Known<T> {
  read: T;
  shown: T;
}

/** Entries that are read again: unchanged ones stay the same object, so that their rows don't render again. */
export function useSameItems<T extends object>(
  items: readonly T[],
  keyOf: (item: T) => string | number,
): readonly T[] {
  const [seen, setSeen] = useState(() => ({ items, shown: items, known: knownOf(items, keyOf) }));
  if (seen.items === items) return seen.shown;
  const known = knownOf(items, keyOf, seen.known);
  const shown = [...known.values()].map((each) => each.shown);
  setSeen({ items, shown, known });
  return shown;
}

function knownOf<T extends object>(
  items: readonly T[],
  keyOf: (item: T) => string | number,
  before: ReadonlyMap<string | number, Known<T>> = new Map(),
): ReadonlyMap<string | number, Known<T>> {
  return new Map(
    items.map((read) => {
      const last = before.get(keyOf(read));
      const isSame =
        last && (last.read === read || replaceEqualDeep(last.shown, read) === last.shown);
      return [keyOf(read), { read, shown: isSame ? last.shown : read }];
    }),
  );
}
