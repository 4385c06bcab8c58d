import { CloseOutlined } from '@ant-design/icons';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './drawer-frame.module.css';

interface DrawerFrameProps {
  title: string;
  children: ReactNode;
  /** Keeps it open while something is under way whose outcome must be seen. */
  locked: boolean;
  onClose: () => void;
}

/**
 * A modal panel at the window's right edge, open as long as it is rendered. Escape, the cross and a click outside close
 * it. It uses the browser's own dialog, as DialogFrame does; antd's Drawer loses the focus when closed while still
 * sliding in.
 */
export function DrawerFrame({ title, children, locked, onClose }: DrawerFrameProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  // Rendered outside its opener, whose dark surface would otherwise change the colour of the focus rings here.
  return createPortal(
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-labelledby={id}
      closedby={locked ? 'none' : 'any'}
      onCancel={(event) => {
        // For browsers without `closedby`.
        if (locked) event.preventDefault();
      }}
      onClose={(event) => {
        // The event arrives late: in development React closes and reopens the dialog before it.
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Fechar"
          aria-disabled={locked}
          onClick={() => {
            if (!locked) onClose();
          }}
        >
          <CloseOutlined aria-hidden />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>,
    document.body,
  );
}
