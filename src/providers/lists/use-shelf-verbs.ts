import { useMemo } from 'react';

import { ChangedElsewhere, NoPlaceLeft, type Kept, type shelf } from '../../data/base/kept-places';
import { useUser } from '../session/session';

export { ChangedElsewhere, NoPlaceLeft };

/** Actions on the signed-in person's lists or views. `kept` must be a module constant. */
export function useShelfVerbs<Item extends Kept, Draft>(
  kept: ReturnType<typeof shelf<Item, Draft>>,
) {
  const { uid } = useUser();
  return useMemo(
    () => ({
      create: (draft: Draft) => kept.create(uid, draft),
      change: (seen: Kept, draft: Draft) => kept.change(uid, seen, draft),
      remove: (item: Kept) => kept.remove(uid, item),
    }),
    [uid, kept],
  );
}
