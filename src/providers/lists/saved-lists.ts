import { useCallback } from 'react';

import { lists, readListLines } from '../../data/lists/saved-lists';
import type { ListLine, SavedList } from '../../../domain/lists/saved-list';
import type { Live } from '../live/live';
import { useUser } from '../session/session';
import { useAnswer } from '../live/use-answer';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useWatch } from '../live/use-live';
import { useShelfVerbs } from './use-shelf-verbs';

/** The signed-in person's lists without lines, last changed first; read while a component uses it. */
export function useSavedLists(): Live<SavedList[]> {
  const { uid } = useUser();
  return useLastSeen('lists', useWatch(lists.watch, uid), lasting);
}

/** The lines of a list in the version that the person saw; another version is requested anew. */
export function useListLines({ lugar, mudanca }: SavedList): Live<ListLine[]> {
  const { uid } = useUser();
  return useAnswer({
    queryKey: ['list lines', lugar, mudanca],
    queryFn: () => readListLines(uid, lugar),
    gcTime: 0,
  });
}

export function useReadListLines(): (list: SavedList) => Promise<ListLine[]> {
  const { uid } = useUser();
  return useCallback(({ lugar }) => readListLines(uid, lugar), [uid]);
}

export const useListVerbs = () => useShelfVerbs(lists);
