import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { focusableAround } from './use-keep-focus';
import styles from './dialog-frame.module.css';

interface DialogFrameProps {
  title?: string | undefined;
  children: ReactNode;
  /** The buttons; the one with `data-autofocus` gets the focus. */
  footer: ReactNode;
  /** Marks a dialog that destroys something. */
  destructive?: boolean;
  /** Escape and the back gesture. */
  onDismiss: () => void;
}

/**
 * A modal box in the middle of the window, open as long as it is rendered. The browser's own dialog holds the focus,
 * makes the page behind it inert and gives the focus back; it costs the sign-in screen nothing, antd's Modal 27 KB.
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
      // The entry of a list that was asked about may be gone by now.
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
        // Chrome closes a dialog at a second Escape whatever `cancel` says; only its owner may.
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
