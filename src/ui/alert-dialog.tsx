import { Button } from './button';
import { DialogFrame } from './dialog-frame';

interface AlertDialogProps {
  title?: string | undefined;
  message: string;
  onClose: () => void;
}

/** A message that must be acknowledged: optional title, text and OK. */
export function AlertDialog({ title, message, onClose }: AlertDialogProps) {
  return (
    <DialogFrame
      title={title}
      onDismiss={onClose}
      footer={
        <Button type="primary" data-autofocus onClick={onClose}>
          OK
        </Button>
      }
    >
      {message}
    </DialogFrame>
  );
}
