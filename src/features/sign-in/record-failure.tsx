import { Button } from '../../ui/button';
import styles from './sign-in.module.css';

interface RecordFailureProps {
  onRetry: () => void;
}

/** Takes the form's place when somebody is signed in and their record could not be loaded. */
export function RecordFailure({ onRetry }: RecordFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>Não foi possível carregar o seu cadastro. Verifique sua conexão e tente de novo.</p>
      <Button onClick={onRetry}>Tentar de novo</Button>
    </div>
  );
}
