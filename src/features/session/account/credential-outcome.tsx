import { useEffect, useRef } from 'react';

import styles from './account.module.css';

export interface Outcome {
  tone: 'done' | 'partly' | 'failed';
  message: string;
}

interface CredentialOutcomeProps {
  sending: boolean;
  outcome: Outcome | undefined;
}

/** The outcome of a change. Both lines are always rendered, so that their texts are announced and nothing moves. */
export function CredentialOutcome({ sending, outcome }: CredentialOutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  // On a phone it may be below the visible part of the drawer.
  useEffect(() => {
    if (outcome) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const failed = outcome?.tone === 'failed';
  return (
    <div ref={ref} className={styles.outcome} data-tone={outcome?.tone}>
      <p role="status">{sending ? 'Aguarde, alterando…' : !failed && outcome?.message}</p>
      <p role="alert">{!sending && failed && outcome.message}</p>
    </div>
  );
}
