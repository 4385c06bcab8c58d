import { Modal, type ModalProps } from 'antd';
import { useEffect, useState } from 'react';

import { useLayer } from './layers';
import { rem } from '../theme/rem';

interface DialogProps extends Omit<ModalProps, 'open' | 'title' | 'onCancel' | 'width'> {
  title: string;
  /** In px. */
  width?: number;
  onClose: () => void;
}

/** A dialog in the middle of the window, open as long as it is rendered. Back closes it if Escape does. */
export function Dialog({ title, width = 520, onClose, keyboard = true, ...rest }: DialogProps) {
  useLayer(true, () => {
    if (keyboard) onClose();
  });
  useFocusBack();
  return (
    <Modal
      closable={{ 'aria-label': 'Fechar' }}
      {...rest}
      width={rem(width)}
      open
      centered
      keyboard={keyboard}
      mask={{ closable: false }}
      title={<h2 style={{ font: 'inherit' }}>{title}</h2>}
      onCancel={onClose}
    />
  );
}

/** Returns the focus to where it was. antd only does so for dialogs that stay mounted. */
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
