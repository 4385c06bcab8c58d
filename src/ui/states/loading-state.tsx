import { useEffect, useState } from 'react';
import styles from './state.module.css';

interface LoadingStateProps {
  text?: string;
}

/** Milliseconds: anything faster shows no spinner, anything slower says so. */
const showAfter = 250;
const slowAfter = 10_000;

type Phase = 'hidden' | 'shown' | 'slow';

/** A placeholder for content. Announced to screen readers; after 10 s it says that something is wrong. */
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
