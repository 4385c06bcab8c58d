import { useEffect, useRef } from 'react';

import styles from './change-outcome.module.css';
import type { Outcome } from './use-change-form';

interface ChangeOutcomeProps {
  sending: boolean;
  outcome: Outcome | undefined;
}

/** What comes of a change. Both lines are always there, so that their texts are read out, and keep their room. */
export function ChangeOutcome({ sending, outcome }: ChangeOutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  // On a phone it may lie below the window's edge.
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
