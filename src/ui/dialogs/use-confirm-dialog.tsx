import { App } from 'antd';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

import { focusablesAround } from '../hooks/keep-focus';
import styles from './confirm-dialog.module.css';
import { enterLayer } from './layers';
import { rem } from '../theme/rem';

export interface ConfirmRequest {
  title: string;
  message: ReactNode;
  /** Labels of the buttons, such as 'SIM' and 'NÃO APROVAR' (§8). */
  confirm: string;
  cancel: string;
  /** A red button. The focus, and so Enter, starts on the other one. */
  destructive?: boolean;
  /** True if the message holds an invalid field, which it focuses. The dialog stays open. */
  refuses?: () => boolean;
  /**
   * A check below the message. The confirm button waits for `onKnown`; `instead` closes the dialog and runs
   * another action.
   */
  check?: (onKnown: () => void, instead: (action: () => void) => void) => ReactNode;
  /** Runs after the confirmation. It reports its own outcome, because the dialog closes at once. */
  action: () => void;
  /** Called if the person cancels. */
  onCancel?: () => void;
}

/** Asked before unsaved input is lost. */
export const unsavedQuestion = {
  title: 'Sair sem salvar?',
  message: 'O que você escreveu ou escolheu aqui ainda não foi salvo e será perdido.',
  confirm: 'SAIR SEM SALVAR',
  cancel: 'FICAR',
  destructive: true,
} as const;

/** Shown in the dialog of an action that can't be undone. */
export const finalWords = 'Isto não pode ser desfeito.';

interface ConfirmDialogHandle {
  askConfirmation: (request: ConfirmRequest) => void;
  /** The dialog is open. */
  asking: boolean;
}

/** A button with `disabled` would lose the initial focus. */
const waiting = { 'aria-disabled': true, style: { cursor: 'not-allowed', opacity: 0.6 } } as const;

/** Confirmations (§8) with the specification's order of buttons. They close when their screen is left. */
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
        // With the parameter `close`, antd leaves closing to this function.
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
          // If the entry that opened the dialog is gone, antd focuses nothing.
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
