import { useEffect, useState, type ReactNode } from 'react';

import { useHeldFor } from '../../../providers/page/use-held-for';
import styles from './answer-place.module.css';

/** As long as a question waits for what is read about it. */
const readWithinMs = 3000;

/** True while something is read, where that can be and not for long: a decision waits for no answer that may never come. */
export function useIsReading(isLoading: boolean, connected: boolean): boolean {
  const isLate = useHeldFor(isLoading, readWithinMs);
  return isLoading && connected && !isLate;
}

interface AnswerPlaceProps {
  /** The product table has not answered: what it says will need room. */
  isComparing: boolean;
  /** Something of what stands here is still being read. */
  isLoading: boolean;
  /** Hears that it is not any more. */
  onKnown: () => void;
  children: ReactNode;
}

/** In a dialog: where it is said what is known. What comes later finds its place kept, so that no button moves. */
export function AnswerPlace({ isComparing, isLoading, onKnown, children }: AnswerPlaceProps) {
  const [comesLater] = useState(isComparing);
  useEffect(() => {
    if (!isLoading) onKnown();
  }, [isLoading, onKnown]);
  return (
    <div
      className={`stack close ${styles.place} ${comesLater ? styles.kept : ''}`}
      role="group"
      aria-label="Conferência"
      aria-live="polite"
      // What scrolls is reached by the keyboard.
      tabIndex={comesLater ? 0 : undefined}
    >
      {children}
    </div>
  );
}
