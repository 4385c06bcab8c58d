import { useMemo } from 'react';

import { ChangedElsewhere, NoPlaceLeft, type Kept } from '../../data/base/kept-places';
import { useUser } from '../session/session';

export { ChangedElsewhere, NoPlaceLeft };

interface Shelf<Draft> {
  create: (uid: string, draft: Draft) => Promise<number>;
  change: (uid: string, seen: Kept, draft: Draft) => Promise<Kept>;
  remove: (uid: string, item: Kept) => Promise<void>;
}

/** What the signed-in person may do with their lists or views. */
interface ShelfVerbs<Draft> {
  /** Answers the place; rejects with NoPlaceLeft where there are as many as may be. */
  create: (draft: Draft) => Promise<number>;
  /** Answers what can be changed after that; rejects with ChangedElsewhere where it is not as it was seen any more. */
  change: (seen: Kept, draft: Draft) => Promise<Kept>;
  remove: (item: Kept) => Promise<void>;
}

/** `shelf` must be a constant of its module. */
export function useShelfVerbs<Draft>(shelf: Shelf<Draft>): ShelfVerbs<Draft> {
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
