import { useState } from 'react';

import { useSession } from '../../providers/session';

/** Signs out; a failure is remembered, for the header shows 'erro...' (specification, section 8). */
export function useSignOut() {
  const session = useSession();
  const [failed, setFailed] = useState(false);
  const signOut = () => {
    setFailed(false);
    session.signOut().catch((error: unknown) => {
      console.error('Falha no Logout', error);
      setFailed(true);
    });
  };
  return { failed, signOut };
}
