import { WarningFilled } from '@ant-design/icons';
import { Button } from './button';
import styles from './state.module.css';

interface FailedStateProps {
  /** What could not be done and what to do, as a sentence. */
  message: string;
  onRetry: () => void;
}

/** Takes the place of content that could not be loaded. */
export function FailedState({ message, onRetry }: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.failedSign} aria-hidden>
        <WarningFilled />
      </span>
      <p className={styles.title}>{message}</p>
      <Button onClick={onRetry}>Tentar de novo</Button>
    </div>
  );
}
