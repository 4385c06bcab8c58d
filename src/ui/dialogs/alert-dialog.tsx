import { Button } from 'antd';
import type { ReactNode } from 'react';

import { Dialog } from './dialog';

interface AlertDialogProps {
  title: string;
  message: ReactNode;
  onClose: () => void;
}

/** A message that must be acknowledged, open as long as it is rendered: title, text and OK. */
export function AlertDialog({ title, message, onClose }: AlertDialogProps) {
  return (
    <Dialog
      title={title}
      width={416}
      closable={false}
      footer={
        <Button type="primary" autoFocus onClick={onClose}>
          OK
        </Button>
      }
      onClose={onClose}
    >
      {message}
    </Dialog>
  );
}
