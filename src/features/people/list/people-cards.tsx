import { useRef, useState, type ReactNode } from 'react';

import type { User } from '../../../../domain/people/user';
import { useGrowingList, type Beyond } from '../../../ui/hooks/use-growing-list';
import { useHeldPlaces } from '../../../ui/hooks/use-held-places';
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
  /** The card of a person, with its key; of somebody who has left the list, a picture of it that keeps the place. */
  children: (person: User, isGone: boolean) => ReactNode;
}

const cardsAtOnce = 24;
const uidOf = ({ uid }: User) => uid;

/** The frame of a list of people, which fills with cards as the person scrolls. */
export function PeopleCards({
  title,
  people,
  beyond,
  searchKey,
  head,
  children,
}: PeopleCardsProps) {
  /** The mouse is over the cards: none of them moves away from under it. */
  const [isOver, setOver] = useState(false);
  const places = useHeldPlaces(people, uidOf, isOver, searchKey);
  const { shown, foot } = useGrowingList(places, cardsAtOnce, searchKey, beyond);
  const list = useRef<HTMLUListElement>(null);
  useKeepFocus(list);
  const justMoved = useJustMoved(
    shown.map(({ item }) => item.uid),
    searchKey,
  );
  return (
    <>
      {head?.(shown.flatMap(({ item, isGone }) => (isGone ? [] : [item])))}
      <ul
        ref={list}
        className={styles.cards}
        data-just-moved={justMoved}
        tabIndex={-1}
        aria-label={title}
        onPointerEnter={({ pointerType }) => setOver(pointerType === 'mouse')}
        onPointerLeave={() => setOver(false)}
      >
        {shown.map(({ item, isGone }) => children(item, isGone))}
      </ul>
      {foot}
    </>
  );
}
