import { useEffect } from 'react';

const everyMs = 5 * 60_000;

/**
 * Checks regularly whether the account still exists: Firebase doesn't report a disabled account, and tokens last an
 * hour.
 */
export function useAccountCheck(uid: string | undefined): void {
  useEffect(() => {
    if (uid === undefined) return undefined;
    const check = () => {
      if (document.hidden) return;
      import('../../data/session/auth')
        .then(({ checkAccount }) => checkAccount())
        .catch((error: unknown) => {
          console.warn('Could not check the account, or it no longer exists', error);
        });
    };
    const timer = setInterval(check, everyMs);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [uid]);
}
