import { Modal, type ModalProps } from 'antd';

import { useLayer } from './layers';

interface DialogProps extends Omit<ModalProps, 'open' | 'title' | 'onCancel'> {
  title: string;
  onClose: () => void;
}

/** A dialog in the middle of the window, open as long as it is rendered. Back closes it, where Esc does. */
export function Dialog({ title, onClose, keyboard = true, ...rest }: DialogProps) {
  useLayer(true, () => {
    if (keyboard) onClose();
  });
  return (
    <Modal
      closable={{ 'aria-label': 'Fechar' }}
      {...rest}
      open
      centered
      keyboard={keyboard}
      mask={{ closable: false }}
      title={<h2 style={{ font: 'inherit' }}>{title}</h2>}
      onCancel={onClose}
    />
  );
}
