import { useMemo } from 'react';

import {
  changeList,
  createList,
  ChangedElsewhere,
  NoPlaceLeft,
  readListLines,
  removeList,
  watchLists,
  type ListDraft,
} from '../../data/lists/lists';
import type { ListLine, SavedList } from '../../../domain/lists/saved-list';
import type { Live } from '../live/live';
import { useUser } from '../session/session';
import { useAnswer } from '../live/use-answer';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';

export { ChangedElsewhere, NoPlaceLeft, type ListDraft };

/** The signed-in person's lists without their lines, the last changed first; read while somebody looks. */
export function useSavedLists(): Live<SavedList[]> {
  const { uid } = useUser();
  return useLastSeen('lists', useLive(useMemo(() => watchLists(uid), [uid])), lasting);
}

/** The lines of a list as it was seen; another version of it is asked for anew. */
export function useListLines({ lugar, mudanca }: SavedList): Live<ListLine[]> {
  const { uid } = useUser();
  return useAnswer({
    queryKey: ['list lines', lugar, mudanca],
    queryFn: () => readListLines(uid, lugar),
    gcTime: 0,
  });
}

interface ListVerbs {
  /** Rejects with NoPlaceLeft where there are as many as may be. */
  create: (draft: ListDraft) => Promise<void>;
  /** Rejects with ChangedElsewhere where the list is not as it was seen any more. */
  change: (seen: SavedList, draft: ListDraft) => Promise<void>;
  remove: (list: SavedList) => Promise<void>;
  readLines: (list: SavedList) => Promise<ListLine[]>;
}

/** What the signed-in person may do with their lists. */
export function useListVerbs(): ListVerbs {
  const { uid } = useUser();
  return useMemo(
    () => ({
      create: (draft) => createList(uid, draft),
      change: (seen, draft) => changeList(uid, seen, draft),
      remove: ({ lugar }) => removeList(uid, lugar),
      readLines: ({ lugar }) => readListLines(uid, lugar),
    }),
    [uid],
  );
}
