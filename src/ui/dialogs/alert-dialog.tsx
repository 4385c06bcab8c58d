import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';

interface AlertDialogProps {
  title: string;
  message: ReactNode;
  onClose: () => void;
}

/** A message that must be acknowledged, open as long as it is rendered: title, text and OK. */
export function AlertDialog({ title, message, onClose }: AlertDialogProps) {
  return (
    <Modal
      open
      centered
      closable={false}
      mask={{ closable: false }}
      width={416}
      title={<h2 style={{ font: 'inherit' }}>{title}</h2>}
      footer={
        <Button type="primary" autoFocus onClick={onClose}>
          OK
        </Button>
      }
      onCancel={onClose}
    >
      {message}
    </Modal>
  );
}
