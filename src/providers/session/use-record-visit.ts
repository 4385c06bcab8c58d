import { useEffect, useRef } from 'react';

import { recordVisit } from '../../data/people/users';
import { dateInSaoPaulo } from '../../../domain/words/time';
import { useUser } from './session';

/** Sets the person's `ultimologin` to today (§2 /home), once a visit and only if it differs. */
export function useRecordVisit(): void {
  const { uid, ultimologin } = useUser();
  // Only once: a refused write restores the old date, which must not cause another write.
  const recorded = useRef(false);
  useEffect(() => {
    if (recorded.current) return;
    recorded.current = true;
    const now = new Date();
    if (ultimologin === dateInSaoPaulo(now)) return;
    recordVisit(uid, now).catch((error: unknown) =>
      console.error('Could not record the visit', error),
    );
  }, [uid, ultimologin]);
}
