import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { stateText } from '../../../domain/navigation-state';

/** The group in the navigation state `nomedacategoria`; null for all, and for a state that nobody here wrote. */
function groupFrom(state: unknown): string | null {
  return stateText(state, 'nomedacategoria') || null;
}

/**
 * The chosen group lives in the navigation state alone: whoever leads to /produtos sets it, and a reload or the
 * back button finds it again.
 */
export function useGroup(): [string | null, (group: string | null) => void] {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  const choose = useCallback(
    (group: string | null) =>
      void navigate(pathname, { replace: true, state: { nomedacategoria: group } }),
    [navigate, pathname],
  );
  return [groupFrom(state), choose];
}
