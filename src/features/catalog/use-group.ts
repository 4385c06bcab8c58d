import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { stateText } from '../../../domain/navigation-state';

/** The group in the navigation state `nomedacategoria`; null for all, and for a state that the app didn't write. */
function groupFrom(state: unknown): string | null {
  return stateText(state, 'nomedacategoria') || null;
}

/**
 * The chosen group is kept only in the navigation state: whatever links to /produtos sets it, and it survives a reload
 * and the back button.
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
