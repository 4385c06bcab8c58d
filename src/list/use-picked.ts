import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

type Key = string | number;

/** The entries that somebody chooses to do something with together. */
export interface Picked<Item> {
  /** Rows can be chosen. */
  active: boolean;
  /** The entries that are shown and can be chosen, in their order. */
  shown: readonly Item[];
  /** Those chosen: as they stand where they are listed, otherwise as they were read. */
  items: readonly Item[];
  /** No more can be chosen at once. */
  most: number;
  /** Names what is asked for; with another question the choice is dropped. */
  question: string;
  /** What was chosen is forgotten, because something else is asked for now. */
  dropped: boolean;
  /** How often in a row the choice had no room for all that was to be added. */
  overflows: number;
  isPicked: (item: Item) => boolean;
  /** Chooses this one or not, or all from the last one that was picked `toHere`. */
  pick: (item: Item, toHere: boolean) => void;
  /** Chooses all of these, or none of them, as far as there is room. */
  set: (items: readonly Item[], picked: boolean) => void;
  clear: () => void;
  /** Begins to choose, or ends it and forgets. */
  switch: () => void;
}

interface PickedOptions<Item> extends Pick<Picked<Item>, 'most' | 'question' | 'shown'> {
  keyOf: (item: Item) => Key;
  /** Those that are known to be in the list, whatever its filters. */
  listed: readonly Item[];
  /** The order of those chosen, where it isn't that of their choice. */
  compare?: ((a: Item, b: Item) => number) | undefined;
  /** Who leaves the list is chosen no more; otherwise a choice outlives scrolling. */
  onlyListed?: boolean;
  /** Rows can be chosen from the beginning. */
  always?: boolean;
}

interface Picks<Item> {
  items: ReadonlyMap<Key, Item>;
  overflows: number;
}

const none: Picks<never> = { items: new Map<Key, never>(), overflows: 0 };

/** What is chosen of a list. */
export function usePicked<Item>(options: PickedOptions<Item>): Picked<Item> {
  const { keyOf, listed, shown, most, question, compare } = options;
  const { onlyListed = false, always = false } = options;
  const [active, setActive] = useState(always);
  const [picks, setPicks] = useState<Picks<Item>>(none);
  const [asked, setAsked] = useState({ question, dropped: false });
  if (asked.question !== question) {
    setAsked({ question, dropped: picks.items.size > 0 || asked.dropped });
    setPicks(none);
  }
  const set = useCallback<Picked<Item>['set']>(
    (items, picked) => {
      setAsked((now) => ({ ...now, dropped: false }));
      setPicks((now) => {
        const next = new Map(now.items);
        for (const item of items) {
          if (picked) next.set(keyOf(item), item);
          else next.delete(keyOf(item));
        }
        const overflows = next.size > most ? now.overflows + 1 : 0;
        return { items: new Map([...next].slice(0, most)), overflows };
      });
    },
    [keyOf, most],
  );
  const isPicked = useCallback((item: Item) => picks.items.has(keyOf(item)), [picks, keyOf]);
  const last = useRef<Key>(undefined);
  const now = useRef({ shown, isPicked });
  useEffect(() => {
    now.current = { shown, isPicked };
  });
  // The same function for ever: a row isn't drawn again for what was chosen beside it.
  const pick = useCallback<Picked<Item>['pick']>(
    (item, toHere) => {
      const among = toHere ? now.current.shown : [item];
      const ends = [last.current, keyOf(item)].map((end) =>
        among.findIndex((one) => keyOf(one) === end),
      );
      const [from = 0, to = 0] = ends.sort((a, b) => a - b);
      last.current = keyOf(item);
      set(from < 0 ? [item] : among.slice(from, to + 1), !now.current.isPicked(item));
    },
    [keyOf, set],
  );
  const clear = useCallback(() => setPicks(none), []);
  const items = useMemo(() => {
    if (picks.items.size === 0) return [];
    if (onlyListed) return listed.filter((item) => picks.items.has(keyOf(item)));
    const current = new Map(listed.map((item) => [keyOf(item), item]));
    const chosen = [...picks.items].map(([key, item]) => current.get(key) ?? item);
    return compare ? chosen.sort(compare) : chosen;
  }, [picks, listed, keyOf, compare, onlyListed]);
  return {
    ...{ active, shown, items, most, question, isPicked, pick, set, clear },
    dropped: asked.dropped,
    overflows: picks.overflows,
    switch: () => {
      setActive(!active);
      setPicks(none);
    },
  };
}
