import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { focusableAround } from './use-keep-focus';
import styles from './dialog-frame.module.css';

interface DialogFrameProps {
  title?: string | undefined;
  children: ReactNode;
  /** The buttons; the one with `data-autofocus` gets the focus. */
  footer: ReactNode;
  /** Styles the dialog as destructive. */
  destructive?: boolean;
  /** Escape and the back gesture. */
  onDismiss: () => void;
}

/**
 * A modal box in the middle of the window, open as long as it is rendered. The browser's own dialog traps the focus,
 * makes the page behind it inert and restores the focus. It costs the sign-in screen nothing; antd's Modal would cost
 * 27 KB.
 */
export function DialogFrame({
  title,
  children,
  footer,
  destructive = false,
  onDismiss,
}: DialogFrameProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    const around = focusableAround(opener);
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog?.close();
      // The list entry that opened the dialog may be gone by now.
      if (opener?.isConnected === false) around?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${destructive ? styles.destructive : ''}`}
      aria-labelledby={title === undefined ? undefined : `${id}-title`}
      aria-label={title === undefined ? 'Aviso' : undefined}
      aria-describedby={`${id}-message`}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onClose={(event) => {
        // Chrome closes a dialog on the second Escape even if `cancel` was prevented; only the owner may close it.
        if (!event.currentTarget.open) event.currentTarget.showModal();
      }}
    >
      {title !== undefined && (
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
      )}
      <div id={`${id}-message`} className={styles.message}>
        {children}
      </div>
      <div className={styles.footer}>{footer}</div>
    </dialog>
  );
}
