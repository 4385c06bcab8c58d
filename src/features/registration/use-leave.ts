import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';
import { useSession } from '../../providers/session';

/** Signs out and goes to the sign-in screen. */
export function useLeave() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);

  function leave() {
    setFailed(false);
    signOut().then(
      () => navigate(routes.signIn),
      (error: unknown) => {
        console.error('Falha no Logout', error);
        setFailed(true);
      },
    );
  }
  return { failed, leave };
}
