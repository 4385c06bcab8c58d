import { useRef, useState, type PointerEvent } from 'react';

import type { User } from '../../../../domain/people/user';
import { useGrowingList, type Beyond } from '../../../ui/hooks/use-growing-list';
import { useHeldPlaces } from '../../../ui/hooks/use-held-places';
import { useInSight, type EntrySize } from '../../../ui/hooks/use-in-sight';
import { useJustMoved } from '../../../ui/hooks/use-just-moved';
import { useKeepFocus } from '../../../ui/hooks/use-keep-focus';

export interface FramedPeople {
  people: readonly User[];
  /** More of them, which have to be requested. */
  beyond: Beyond | undefined;
  /** Names what is searched for, and how it is sorted. */
  searchKey: string;
}

const uidOf = ({ uid }: User) => uid;

/** A list of people that grows as the person scrolls, and in which nobody moves under the mouse. */
export function usePeopleFrame<Frame extends HTMLElement>(
  { people, beyond, searchKey }: FramedPeople,
  atOnce: number,
  size: EntrySize,
) {
  /** The mouse is over them: none of them moves away from under it. */
  const [isOver, setOver] = useState(false);
  const places = useHeldPlaces(people, uidOf, isOver, searchKey);
  const { shown, foot } = useGrowingList(places, atOnce, searchKey, beyond);
  const inSight = useInSight(size);
  const frame = useRef<Frame>(null);
  useKeepFocus(frame);
  const justMoved = useJustMoved(
    shown.map(({ item }) => item.uid),
    searchKey,
  );
  return {
    shown,
    /** Those in sight, at first. */
    drawn: shown.slice(0, inSight),
    foot: shown.length <= inSight && foot,
    /** Of the element that holds them. */
    frame: {
      ref: frame,
      'data-just-moved': justMoved,
      tabIndex: -1,
      onPointerEnter: ({ pointerType }: PointerEvent) => setOver(pointerType === 'mouse'),
      onPointerLeave: () => setOver(false),
    },
  };
}
