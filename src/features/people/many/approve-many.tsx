import { Button, Checkbox } from 'antd';
import { useEffect, useRef } from 'react';

import type { User } from '../../../../domain/people/user';
import type { ListState } from '../../../list/list';
import { usePeopleActs } from '../list/people-acts';
import type { ListedPerson } from '../list/people-columns';
import type { PeoplePlace } from '../list/people-filters';
import { ApproveManyDialog } from './approve-many-dialog';
import { manyWords, mostAtOnce } from './approve-many-words';
import styles from './approve-many.module.css';

/** Above the cards of people who wait: chooses all shown people and approves the chosen ones. */
export function ApproveMany({ picked, rows }: ListState<User, ListedPerson, PeoplePlace>) {
  const { items, isPicked, set, clear } = picked;
  const { asked, ask } = usePeopleActs();
  const all = rows.rows.slice(0, mostAtOnce).map(({ item }) => item);
  const some = all.some(isPicked);
  const every = all.length > 0 && all.every(isPicked);
  const bar = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The dialog with the focus is gone, and its button is disabled if no person is chosen.
    if (wasAsked.current && !asked) bar.current?.focus({ preventScroll: true });
    wasAsked.current = asked !== undefined;
  }, [asked]);
  return (
    <>
      {all.length > 0 && (
        <div
          ref={bar}
          className={`flow ${styles.bar}`}
          role="group"
          aria-label="Aprovar vários"
          tabIndex={-1}
        >
          <Checkbox
            checked={every}
            indeterminate={some && !every}
            onChange={() => (every ? clear() : set(all, true))}
          >
            {manyWords.all}
          </Checkbox>
          <Button type="primary" disabled={items.length === 0} onClick={() => ask(items)}>
            {manyWords.approve(items.length)}
          </Button>
          {items.length >= mostAtOnce && (
            <span className="secondary">{manyWords.chosen(items.length)}</span>
          )}
        </div>
      )}
      {asked && <ApproveManyDialog people={asked} onClose={() => ask(undefined)} />}
    </>
  );
}
