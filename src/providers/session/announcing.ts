import { useCallback, useState } from 'react';

import { readAnnouncing, writeAnnouncing, type Announcing } from '../../data/session/announcing';
import { useUser } from './session';

export { readAnnouncing, type Announcing };

/** How the signed-in person wants to be told of new quotes by this browser, and what changes it. */
export function useAnnouncing(): [Announcing, (announcing: Announcing) => void] {
  const { uid } = useUser();
  const [announcing, setAnnouncing] = useState(() => readAnnouncing(uid));
  const change = useCallback(
    (chosen: Announcing) => {
      writeAnnouncing(uid, chosen);
      setAnnouncing(chosen);
    },
    [uid],
  );
  return [announcing, change];
}
