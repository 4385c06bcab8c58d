import { DialogFrame } from '../../ui/dialog-frame';
import styles from './sign-in.module.css';

/** The alert of the reset mail (§5). */
export function ResetSentDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame
      onDismiss={onClose}
      footer={
        <button type="button" className={styles.primary} data-autofocus onClick={onClose}>
          OK
        </button>
      }
    >
      Foi enviado um e-mail com Link para redefinir sua senha! Entra lá, é Rapidinho.
    </DialogFrame>
  );
}
