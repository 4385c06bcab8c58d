import { Button } from 'antd';
import { useState } from 'react';

import { Dialog } from '../dialogs/dialog';
import type { FailedPart } from './lazy-part';

/** Replaces a dialog or drawer that could not be loaded. */
export function FailedDialog({ message, action, onRetry, onClose }: FailedPart) {
  const [isClosed, setClosed] = useState(false);
  const close = onClose ?? (() => setClosed(true));
  if (isClosed) return null;
  return (
    <Dialog
      title="Algo não foi carregado"
      width={416}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Fechar</Button>
          <Button type="primary" autoFocus onClick={onRetry}>
            {action}
          </Button>
        </>
      }
    >
      <p role="alert">{message}</p>
    </Dialog>
  );
}
