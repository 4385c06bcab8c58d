import { useEffect, useState } from 'react';

import { readPreferences } from '../../../providers/session/preferences';
import { useUser } from '../../../providers/session/session';
import { topLayer } from '../../../ui/dialogs/layers';
import { lazyDialog } from '../../../ui/late/lazy-dialog';
import { keyPresser } from './press-key';

const KeyList = lazyDialog({
  load: async () => (await import('./key-list')).KeyList,
  failure: 'A lista de atalhos não foi aberta',
});

/** Keyboard shortcuts, while no drawer or dialog is open. '?' lists them. */
export function ShortcutKeys() {
  const { uid } = useUser();
  const [listed, setListed] = useState(false);
  const close = () => setListed(false);
  useEffect(() => {
    const press = keyPresser(() => setListed(true));
    function onKey(event: KeyboardEvent) {
      const isOff = topLayer() || readPreferences(uid).atalhos_desligados;
      if (!isOff && press(event)) event.preventDefault();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [uid]);
  return <KeyList needed={listed} open={listed} onClose={close} />;
}
