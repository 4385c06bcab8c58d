import { App } from 'antd';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

import { focusablesAround } from '../hooks/keep-focus';
import styles from './confirm-dialog.module.css';
import { enterLayer } from './layers';
import { rem } from '../theme/rem';

export interface ConfirmRequest {
  title: string;
  message: ReactNode;
  /** The buttons' labels, such as 'SIM' and 'NÃO APROVAR' (§8). */
  confirm: string;
  cancel: string;
  /** Makes the button red and gives the initial focus, and so Enter, to the other one. */
  destructive?: boolean;
  /** True while something in the message must be mended first; takes the person there. The dialog stays. */
  refuses?: () => boolean;
  /**
   * Below the message: what is looked up first. The confirming button waits until `onKnown` is called. `instead` closes
   * the dialog and begins something else than `action`.
   */
  check?: (onKnown: () => void, instead: (action: () => void) => void) => ReactNode;
  /** Begins what was confirmed, and reports its outcome itself: the dialog closes at once. */
  action: () => void;
  /** The answer was no. */
  onCancel?: () => void;
}

/** Before something goes that was written or chosen and is stored nowhere. */
export const unsavedQuestion = {
  title: 'Sair sem salvar?',
  message: 'O que você escreveu ou escolheu aqui ainda não foi salvo e será perdido.',
  confirm: 'SAIR SEM SALVAR',
  cancel: 'FICAR',
  destructive: true,
} as const;

/** In the dialog of an act that none takes back. */
export const finalWords = 'Isto não pode ser desfeito.';

interface ConfirmDialogHandle {
  askConfirmation: (request: ConfirmRequest) => void;
  /** A question is on the screen. */
  asking: boolean;
}

/** `disabled` would lose the initial focus. */
const waiting = { 'aria-disabled': true, style: { cursor: 'not-allowed', opacity: 0.6 } } as const;

/** Confirmations (§8) with the specification's order of buttons. The dialog goes with its screen. */
export function useConfirmDialog(): ConfirmDialogHandle {
  const { modal } = App.useApp();
  const [asking, setAsking] = useState(false);
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);

  const askConfirmation = useCallback(
    ({
      title,
      message,
      confirm,
      cancel,
      destructive = false,
      refuses,
      check,
      action,
      onCancel,
    }: ConfirmRequest) => {
      setAsking(true);
      let confirmed = false;
      let waits = check !== undefined;
      function confirmable() {
        if (waits) dialog.update({ okButtonProps: { danger: destructive } });
        waits = false;
      }
      function instead(other: () => void) {
        if (confirmed) return;
        confirmed = true;
        leaveLayer();
        dialog.destroy();
        other();
      }
      function cancelled() {
        leaveLayer();
        onCancel?.();
      }
      const opener = document.activeElement;
      const around = focusablesAround(opener);
      const dialog = modal.confirm({
        title,
        content: (
          <div className={styles.message}>
            {message}
            {check?.(confirmable, instead)}
          </div>
        ),
        icon: null,
        width: rem(416),
        centered: true,
        okText: confirm,
        cancelText: cancel,
        okButtonProps: { danger: destructive, ...(waits && waiting) },
        focusable: { autoFocusButton: destructive ? 'cancel' : 'ok' },
        footer: (_, { OkBtn, CancelBtn }) => (
          <>
            <OkBtn />
            <CancelBtn />
          </>
        ),
        // antd leaves the closing to a function that takes `close`.
        onOk: (close: () => void) => {
          if (confirmed || waits || refuses?.()) return;
          confirmed = true;
          leaveLayer();
          close();
          action();
        },
        onCancel: cancelled,
        afterClose: () => {
          setAsking(false);
          // The list entry that asked may be gone by now, and antd gives the focus back to nothing else.
          if (opener?.isConnected !== false) return;
          around.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
        },
      });
      const leaveLayer = enterLayer(() => {
        dialog.destroy();
        cancelled();
      });
      close.current = () => {
        leaveLayer();
        dialog.destroy();
      };
    },
    [modal],
  );

  return { askConfirmation, asking };
}
