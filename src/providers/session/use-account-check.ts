import { useEffect } from 'react';

const everyMs = 5 * 60_000;

/**
 * Checks at intervals, and when the person returns to the window, whether the account still exists: Firebase doesn't
 * say that it was disabled, and its token stays valid for up to an hour.
 */
export function useAccountCheck(uid: string | undefined): void {
  useEffect(() => {
    if (uid === undefined) return undefined;
    const check = () => {
      if (document.hidden) return;
      import('../../data/session/auth')
        .then(({ checkAccount }) => checkAccount())
        .catch((error: unknown) => {
          console.warn('The account could not be checked, or stands no longer', error);
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
