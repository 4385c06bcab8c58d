import { Button, Checkbox } from 'antd';
import { useEffect, useRef } from 'react';

import type { User } from '../../../../domain/people/user';
import { manyWords, mostAtOnce } from './approve-many-words';
import styles from './approve-many.module.css';
import type { PickedPeople } from './use-picked-people';

interface ApproveManyBarProps {
  picked: PickedPeople;
  /** The people whose cards are on the screen. */
  shown: readonly User[];
}

/** Above the cards of those who wait: chooses all that are shown, and approves the chosen ones. */
export function ApproveManyBar({ picked, shown }: ApproveManyBarProps) {
  const { people, isPicked, set, asked } = picked;
  const all = shown.slice(0, mostAtOnce);
  const some = all.some(isPicked);
  const every = all.length > 0 && all.every(isPicked);
  const bar = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The dialog that had the focus is gone, and with nobody chosen the button that opened it takes none.
    if (wasAsked.current && !asked) bar.current?.focus({ preventScroll: true });
    wasAsked.current = asked !== undefined;
  }, [asked]);
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label="Aprovar vários" tabIndex={-1}>
      <Checkbox
        checked={every}
        indeterminate={some && !every}
        onChange={() => set(every ? [] : all)}
      >
        {manyWords.all}
      </Checkbox>
      <Button type="primary" disabled={people.length === 0} onClick={picked.ask}>
        {manyWords.approve(people.length)}
      </Button>
      {people.length >= mostAtOnce && (
        <span className={styles.hint}>{manyWords.chosen(people.length)}</span>
      )}
    </div>
  );
}
