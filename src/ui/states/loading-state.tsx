import { useEffect, useState } from 'react';
import styles from './state.module.css';

interface LoadingStateProps {
  text?: string;
}

/** In milliseconds: faster content shows no spinner, slower content shows a warning. */
const showAfter = 250;
const slowAfter = 10_000;

type Phase = 'hidden' | 'shown' | 'slow';

/** A placeholder for content, announced to screen readers. After 10 s it warns. */
export function LoadingState({ text = 'Carregando…' }: LoadingStateProps) {
  const [phase, setPhase] = useState<Phase>('hidden');

  useEffect(() => {
    const show = setTimeout(() => setPhase('shown'), showAfter);
    const slow = setTimeout(() => setPhase('slow'), slowAfter);
    return () => {
      clearTimeout(show);
      clearTimeout(slow);
    };
  }, []);

  return (
    <div className={`row ${styles.state}`} role="status">
      {phase !== 'hidden' && (
        <>
          <span className={styles.spinner} aria-hidden />
          <p className={`secondary ${styles.text}`}>{text}</p>
        </>
      )}
      {phase === 'slow' && (
        <p className={`secondary ${styles.text}`}>
          Está demorando mais que o normal. Verifique sua conexão.
        </p>
      )}
    </div>
  );
}
