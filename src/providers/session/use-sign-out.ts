import { useCallback, useState } from 'react';

/** Signs out, from any screen; a failure is kept, because the header shows 'erro...' (§8). */
export function useSignOut() {
  const [signOutFailed, setFailed] = useState(false);
  const leave = useCallback(async () => {
    setFailed(false);
    try {
      const { signOut } = await import('../../data/session/auth');
      await signOut();
      return true;
    } catch (error) {
      console.error('Falha no Logout', error);
      setFailed(true);
      return false;
    }
  }, []);
  return { signOut: leave, signOutFailed };
}
