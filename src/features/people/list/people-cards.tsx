import type { ReactNode } from 'react';

import type { User } from '../../../../domain/people/user';
import styles from './people-cards.module.css';
import { usePeopleFrame, type FramedPeople } from './use-people-frame';

interface PeopleCardsProps extends FramedPeople {
  title: string;
  /** Above the cards, for those that are shown. */
  head?: (shown: readonly User[]) => ReactNode;
  /** The card of a person, with its key; of somebody who has left the list, a picture of it that keeps the place. */
  children: (person: User, isGone: boolean) => ReactNode;
}

const cardsAtOnce = 24;
const cardSize = { width: 320, height: 300 };

/** A list of people as cards. */
export function PeopleCards({ title, head, children, ...people }: PeopleCardsProps) {
  const { shown, drawn, foot, frame } = usePeopleFrame<HTMLUListElement>(
    people,
    cardsAtOnce,
    cardSize,
  );
  return (
    <>
      {head?.(shown.flatMap(({ item, isGone }) => (isGone ? [] : [item])))}
      <ul {...frame} className={styles.cards} aria-label={title}>
        {drawn.map(({ item, isGone }) => children(item, isGone))}
      </ul>
      {foot}
    </>
  );
}
