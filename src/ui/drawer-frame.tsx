import { CloseOutlined } from '@ant-design/icons';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './drawer-frame.module.css';

interface DrawerFrameProps {
  title: string;
  children: ReactNode;
  /** Keeps it open: something is under way whose end must be seen. */
  locked: boolean;
  onClose: () => void;
}

/**
 * A modal panel at the window's right edge, open as long as it is rendered; Escape, the cross and a click beside it
 * close it. The browser's own dialog, as in DialogFrame; antd's Drawer loses the focus when it is closed while it still
 * slides in.
 */
export function DrawerFrame({ title, children, locked, onClose }: DrawerFrameProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  // Outside of what opens it: a dark surface there must not dye the focus rings here.
  return createPortal(
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-labelledby={id}
      closedby={locked ? 'none' : 'any'}
      onCancel={(event) => {
        // Browsers that don't know `closedby` yet.
        if (locked) event.preventDefault();
      }}
      onClose={(event) => {
        // The event comes late: in the development build React closes and opens once more before it.
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
