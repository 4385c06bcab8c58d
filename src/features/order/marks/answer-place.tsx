import { useEffect, useState, type ReactNode } from 'react';

import { useHeldFor } from '../../../providers/page/use-held-for';
import styles from './answer-place.module.css';

/** How long a question waits for facts. */
const readWithinMs = 3000;

/** True while facts load, but only with a connection and for a short time: a decision must not wait for ever. */
export function useIsReading(isLoading: boolean, connected: boolean): boolean {
  const isLate = useHeldFor(isLoading, readWithinMs);
  return isLoading && connected && !isLate;
}

interface AnswerPlaceProps {
  /** The product table has not answered yet, so its answer needs space. */
  isComparing: boolean;
  /** Some facts are still loading. */
  isLoading: boolean;
  /** Called when loading has ended. */
  onKnown: () => void;
  children: ReactNode;
}

/** The facts in a dialog. Late facts have reserved space, so that the buttons don't move. */
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
      // Scrolling areas must be reachable by keyboard.
      tabIndex={comesLater ? 0 : undefined}
    >
      {children}
    </div>
  );
}
