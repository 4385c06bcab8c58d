import { useRef } from 'react';

import type { User } from '../../../domain/user';
import { useGrowingList } from '../../ui/use-growing-list';
import { useKeepFocus } from '../../ui/use-keep-focus';
import { useJustMoved } from '../../ui/use-just-moved';
import styles from './people-cards.module.css';
import type { PeopleView } from './people-views';
import { PersonCard } from './person-card';
import type { ApplyApproval } from './use-approval';

interface PeopleCardsProps {
  view: PeopleView;
  people: readonly User[];
  /** Names what is searched for. */
  searchKey: string;
  isBusy: (uid: string) => boolean;
  onApply: ApplyApproval;
}

const cardsAtOnce = 24;

/** The people of a list as cards. */
export function PeopleCards({ view, people, searchKey, isBusy, onApply }: PeopleCardsProps) {
  const { shown, foot } = useGrowingList(people, cardsAtOnce, searchKey);
  const list = useRef<HTMLUListElement>(null);
  useKeepFocus(list);
  const justMoved = useJustMoved(
    shown.map(({ uid }) => uid),
    searchKey,
  );
  return (
    <>
      <ul
        ref={list}
        className={styles.cards}
        data-just-moved={justMoved}
        tabIndex={-1}
        aria-label={view.title}
      >
        {shown.map((person) => (
          <PersonCard
            key={person.uid}
            person={person}
            view={view}
            busy={isBusy(person.uid)}
            onApply={onApply}
          />
        ))}
      </ul>
      {foot}
    </>
  );
}
