import { useEffect, useRef } from 'react';

import { recordVisit } from '../../data/people/users';
import { dateInSaoPaulo } from '../../../domain/words/time';
import { useUser } from './session';

/** Puts today into the person's `ultimologin` (§2 /home): once a visit, if it differs. */
export function useRecordVisit(): void {
  const { uid, ultimologin } = useUser();
  // Once: a refused write brings the old date back, which must not ask for another write.
  const recorded = useRef(false);
  useEffect(() => {
    if (recorded.current) return;
    recorded.current = true;
    const now = new Date();
    if (ultimologin === dateInSaoPaulo(now)) return;
    recordVisit(uid, now).catch((error: unknown) =>
      console.error('The visit could not be recorded', error),
    );
  }, [uid, ultimologin]);
}
