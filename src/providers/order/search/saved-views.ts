import { useMemo } from 'react';

import { views } from '../../../data/order/search/views';
import type { SavedView } from '../../../../domain/order/search/saved-view';
import type { Live } from '../../live/live';
import { useShelfVerbs } from '../../lists/use-shelf-verbs';
import { useUser } from '../../session/session';
import { lasting, useLastSeen } from '../../live/use-last-seen';
import { useLive } from '../../live/use-live';

export function useSavedViews(wanted: boolean): Live<SavedView[]> {
  const { uid } = useUser();
  const subscribe = useMemo(() => (wanted ? views.watch(uid) : null), [uid, wanted]);
  return useLastSeen('views', useLive(subscribe), lasting);
}

export const useViewVerbs = () => useShelfVerbs(views);
