import { useState } from 'react';
import { Button } from './button';
import { DialogFrame } from './dialog-frame';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  title: string;
  message: string;
  /** The buttons' labels, such as 'SIM' and 'NÃO APROVAR' (§8). */
  confirm: string;
  cancel: string;
  /** Red, and the focus starts on the other button. */
  destructive?: boolean;
  /** What is confirmed. The dialog waits for it, closes after it, and stays open if it rejects. */
  action: () => Promise<void> | void;
  onClose: () => void;
}

/** Asks before something is done (§8), and waits until it is done. */
export function ConfirmDialog({
  title,
  message,
  confirm,
  cancel,
  destructive = false,
  action,
  onClose,
}: ConfirmDialogProps) {
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking');
  const working = state === 'working';

  async function run() {
    setState('working');
    try {
      await action();
      onClose();
    } catch (error) {
      console.error('The confirmed action failed', error);
      setState('failed');
    }
  }

  return (
    <DialogFrame
      title={title}
      destructive={destructive}
      onDismiss={() => {
        if (!working) onClose();
      }}
      footer={
        <>
          <Button disabled={working} data-autofocus={destructive || undefined} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="primary"
            danger={destructive}
            loading={working}
            data-autofocus={!destructive || undefined}
            onClick={() => void run()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {message}
      <p className={styles.failed} role="alert">
        {state === 'failed' && 'Não foi possível concluir. Verifique sua conexão e tente de novo.'}
      </p>
    </DialogFrame>
  );
}
