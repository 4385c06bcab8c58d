import { useId, useLayoutEffect, useRef } from 'react';

import styles from './reset-sent-dialog.module.css';
import signIn from '../sign-in.module.css';

/** The alert of the reset mail (§5). It is the browser's own dialog, which handles the focus without code. */
export function ResetSentDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label="Aviso"
      aria-describedby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Chrome closes a dialog on the second Escape even if `cancel` was prevented, so reopen it.
        if (!event.currentTarget.open) event.currentTarget.showModal();
      }}
    >
      <p id={id}>Foi enviado um e-mail com Link para redefinir sua senha! Entra lá, é Rapidinho.</p>
      <button type="button" className={signIn.primary} onClick={onClose}>
        OK
      </button>
    </dialog>
  );
}
