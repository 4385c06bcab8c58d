import { useEffect, useState } from 'react';

import { areShortcutsOn } from '../../../providers/page/shortcuts';
import { Late } from '../../../ui/dialogs/late';
import { topLayer } from '../../../ui/dialogs/layers';
import { keyPresser } from './press-key';

const loadList = async () => (await import('./key-list')).KeyList;

/** Single keys, while no drawer or dialog is open; '?' says what they do. */
export function ShortcutKeys() {
  const [listed, setListed] = useState(false);
  const close = () => setListed(false);
  useEffect(() => {
    const press = keyPresser(() => setListed(true));
    function onKey(event: KeyboardEvent) {
      if (areShortcutsOn() && !topLayer() && press(event)) event.preventDefault();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Late
      load={loadList}
      needed={listed}
      failure="A lista de atalhos não foi aberta"
      onFail={close}
      props={{ open: listed, onClose: close }}
    />
  );
}
