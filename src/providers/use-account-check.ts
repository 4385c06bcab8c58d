import { useEffect } from 'react';

const everyMs = 5 * 60_000;

/**
 * Asks in a while, and whenever the person comes back to the window, whether the account still stands: Firebase tells
 * nobody that an account was disabled, and its token would be good for up to an hour.
 */
export function useAccountCheck(uid: string | undefined): void {
  useEffect(() => {
    if (uid === undefined) return undefined;
    const check = () => {
      if (document.hidden) return;
      import('../data/firebase/auth')
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
