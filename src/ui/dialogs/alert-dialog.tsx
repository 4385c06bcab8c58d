import { Button } from 'antd';
import type { ReactNode } from 'react';

import { Dialog } from './dialog';

interface AlertDialogProps {
  title: string;
  message: ReactNode;
  onClose: () => void;
}

/** An alert with title, text and OK, open as long as it is rendered. */
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
