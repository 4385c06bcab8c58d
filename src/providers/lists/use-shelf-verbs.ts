import { useMemo } from 'react';

import { ChangedElsewhere, NoPlaceLeft } from '../../data/base/kept-places';
import { useUser } from '../session/session';

export { ChangedElsewhere, NoPlaceLeft };

interface Shelf<Item, Draft> {
  create: (uid: string, draft: Draft) => Promise<number>;
  change: (uid: string, seen: Item, draft: Draft) => Promise<void>;
  remove: (uid: string, item: Item) => Promise<void>;
}

/** What the signed-in person may do with their lists or views. */
interface ShelfVerbs<Item, Draft> {
  /** Answers the place; rejects with NoPlaceLeft where there are as many as may be. */
  create: (draft: Draft) => Promise<number>;
  /** Rejects with ChangedElsewhere where it is not as it was seen any more. */
  change: (seen: Item, draft: Draft) => Promise<void>;
  remove: (item: Item) => Promise<void>;
}

/** `shelf` must be a constant of its module. */
export function useShelfVerbs<Item, Draft>(shelf: Shelf<Item, Draft>): ShelfVerbs<Item, Draft> {
  const { uid } = useUser();
  return useMemo(
    () => ({
      create: (draft) => shelf.create(uid, draft),
      change: (seen, draft) => shelf.change(uid, seen, draft),
      remove: (item) => shelf.remove(uid, item),
    }),
    [uid, shelf],
  );
}
