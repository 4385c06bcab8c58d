import { Button } from './button';
import { DialogFrame } from './dialog-frame';

export interface ConfirmDialogProps {
  title: string;
  message: string;
  /** The buttons' labels, such as 'SIM' and 'NÃO APROVAR' (§8). */
  confirm: string;
  cancel: string;
  /** Makes the button red and puts the initial focus on the other one. */
  destructive?: boolean;
  /** Begins what was confirmed, and reports its outcome itself: the dialog closes at once. */
  action: () => void;
  onClose: () => void;
}

/** Asks for confirmation (§8). */
export function ConfirmDialog({
  title,
  message,
  confirm,
  cancel,
  destructive = false,
  action,
  onClose,
}: ConfirmDialogProps) {
  return (
    <DialogFrame
      title={title}
      destructive={destructive}
      onDismiss={onClose}
      footer={
        <>
          <Button data-autofocus={destructive || undefined} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="primary"
            danger={destructive}
            data-autofocus={!destructive || undefined}
            onClick={() => {
              action();
              onClose();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {message}
    </DialogFrame>
  );
}
