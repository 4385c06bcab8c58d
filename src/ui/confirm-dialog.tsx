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
  /** Makes the button red and puts the initial focus on the other one. */
  destructive?: boolean;
  /** The confirmed action. The dialog waits for it, closes when it is done, and stays open if it rejects. */
  action: () => Promise<void> | void;
  onClose: () => void;
}

/** Asks for confirmation (§8), and waits until the action is done. */
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
