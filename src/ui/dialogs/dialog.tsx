import { Modal, type ModalProps } from 'antd';
import { useEffect, useState } from 'react';

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
  useFocusBack();
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

/** Gives the focus back to where it was: antd does so for a dialog that stays, closed, and not for one that goes. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
