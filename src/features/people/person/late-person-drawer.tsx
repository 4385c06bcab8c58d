import { useEffect, useState } from 'react';

import { describeFailure } from '../../../../domain/outbox/failure';
import { useNotify } from '../../../ui/notices/notify';
import type { PersonDrawer } from './person-drawer';

interface LatePersonDrawerProps {
  /** Whose page it is; '' while none is open. */
  uid: string;
  onClose: () => void;
}

/** A person's page. Its code loads when the first page is opened; if that fails, the next opening tries again. */
export function LatePersonDrawer({ uid, onClose }: LatePersonDrawerProps) {
  const [Loaded, setLoaded] = useState<typeof PersonDrawer>();
  const notify = useNotify();
  const missing = uid !== '' && !Loaded;
  useEffect(() => {
    if (!missing) return;
    import('./person-drawer').then(
      (module) => setLoaded(() => module.PersonDrawer),
      (error: unknown) => {
        console.error('The page of a person could not be loaded', error);
        onClose();
        notify.error(describeFailure('O cadastro não foi aberto', error));
      },
    );
  }, [missing, onClose, notify]);
  return Loaded && <Loaded uid={uid} onClose={onClose} />;
}
