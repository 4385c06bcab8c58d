import { useMemo } from 'react';

import {
  ChangedElsewhere,
  changeView,
  createView,
  NoPlaceLeft,
  removeView,
  watchViews,
} from '../../../data/order/search/views';
import type { SavedView, ViewDraft } from '../../../../domain/order/search/saved-view';
import type { Live } from '../../live/live';
import { useUser } from '../../session/session';
import { lasting, useLastSeen } from '../../live/use-last-seen';
import { useLive } from '../../live/use-live';

export { ChangedElsewhere, NoPlaceLeft };

/** The signed-in person's views, live; read once they are `wanted`. */
export function useSavedViews(wanted: boolean): Live<SavedView[]> {
  const { uid } = useUser();
  const subscribe = useMemo(() => (wanted ? watchViews(uid) : null), [uid, wanted]);
  return useLastSeen('views', useLive(subscribe), lasting);
}

interface ViewVerbs {
  /** Answers its place; rejects with NoPlaceLeft where there are as many as may be. */
  create: (draft: ViewDraft) => Promise<number>;
  /** Rejects with ChangedElsewhere where the view is not as it was seen any more. */
  change: (seen: SavedView, draft: ViewDraft) => Promise<void>;
  remove: (view: SavedView) => Promise<void>;
}

/** What the signed-in person may do with their views. */
export function useViewVerbs(): ViewVerbs {
  const { uid } = useUser();
  return useMemo(
    () => ({
      create: (draft) => createView(uid, draft),
      change: (seen, draft) => changeView(uid, seen, draft),
      remove: ({ lugar }) => removeView(uid, lugar),
    }),
    [uid],
  );
}
