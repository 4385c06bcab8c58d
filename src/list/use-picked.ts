import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

type Key = string | number;

/** The selection: entries that the person chose for a bulk action. */
export interface Picked<Item> {
  /** Rows can be chosen. */
  active: boolean;
  /** The shown entries that can be chosen, in their order. */
  shown: readonly Item[];
  /** The chosen entries: current data if the list has them, otherwise as last read. */
  items: readonly Item[];
  /** The limit of chosen entries. */
  most: number;
  /** Identifies the search. A change drops the selection. */
  question: string;
  /** The selection was dropped because the search changed. */
  dropped: boolean;
  /** How many selections in a row exceeded the limit. */
  overflows: number;
  isPicked: (item: Item) => boolean;
  /** Toggles the entry, or with `toHere` the range from the last toggled entry. */
  pick: (item: Item, toHere: boolean) => void;
  /** Chooses or clears these entries, up to the limit. */
  set: (items: readonly Item[], picked: boolean) => void;
  clear: () => void;
  /** Starts choosing, or ends it and clears the selection. */
  switch: () => void;
}

interface PickedOptions<Item> extends Pick<Picked<Item>, 'most' | 'question' | 'shown'> {
  keyOf: (item: Item) => Key;
  /** All known entries of the list, whatever its filters. */
  listed: readonly Item[];
  /** Sorts the chosen entries. By default they keep the order of choosing. */
  compare?: ((a: Item, b: Item) => number) | undefined;
  /**
   * Entries that leave the list leave the selection. By default they stay in it, because scrolling unloads
   * entries.
   */
  onlyListed?: boolean;
  /** Rows can be chosen from the start. */
  always?: boolean;
}

interface Picks<Item> {
  items: ReadonlyMap<Key, Item>;
  overflows: number;
}

const noPicks: Picks<never> = { items: new Map<Key, never>(), overflows: 0 };

/** The selection of a list. */
export function usePicked<Item>(options: PickedOptions<Item>): Picked<Item> {
  const { keyOf, listed, shown, most, question, compare } = options;
  const { onlyListed = false, always = false } = options;
  const [active, setActive] = useState(always);
  const [picks, setPicks] = useState<Picks<Item>>(noPicks);
  const [asked, setAsked] = useState({ question, dropped: false });
  if (asked.question !== question) {
    setAsked({ question, dropped: picks.items.size > 0 || asked.dropped });
    setPicks(noPicks);
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
  // The function never changes, so choosing one row doesn't render the others again.
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
  const clear = useCallback(() => setPicks(noPicks), []);
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
      setPicks(noPicks);
    },
  };
}
