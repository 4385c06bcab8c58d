import { useRef, type ReactNode } from 'react';

import type { User } from '../../../../domain/people/user';
import { useGrowingList, type Beyond } from '../../../ui/hooks/use-growing-list';
import { useKeepFocus } from '../../../ui/hooks/use-keep-focus';
import { useJustMoved } from '../../../ui/hooks/use-just-moved';
import styles from './people-cards.module.css';

interface PeopleCardsProps {
  title: string;
  people: readonly User[];
  /** More of them, which have to be requested. */
  beyond: Beyond | undefined;
  /** Names what is searched for. */
  searchKey: string;
  /** Above the cards, for those that are shown. */
  head?: (shown: readonly User[]) => ReactNode;
  /** The card of a person, with its key. */
  children: (person: User) => ReactNode;
}

const cardsAtOnce = 24;

/** The frame of a list of people, which fills with cards as the person scrolls. */
export function PeopleCards({
  title,
  people,
  beyond,
  searchKey,
  head,
  children,
}: PeopleCardsProps) {
  const { shown, foot } = useGrowingList(people, cardsAtOnce, searchKey, beyond);
  const list = useRef<HTMLUListElement>(null);
  useKeepFocus(list);
  const justMoved = useJustMoved(
    shown.map(({ uid }) => uid),
    searchKey,
  );
  return (
    <>
      {head?.(shown)}
      <ul
        ref={list}
        className={styles.cards}
        data-just-moved={justMoved}
        tabIndex={-1}
        aria-label={title}
      >
        {shown.map((person) => children(person))}
      </ul>
      {foot}
    </>
  );
}
