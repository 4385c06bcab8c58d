import { useCallback, useMemo, useState } from 'react';

import type { User } from '../../../../domain/people/user';
import { mostAtOnce } from './approve-many-words';

/** Those among the listed who were chosen; who leaves the list is chosen no more. */
export function usePickedPeople(listed: readonly User[]) {
  const [uids, setUids] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly User[]>();
  const people = useMemo(() => listed.filter(({ uid }) => uids.has(uid)), [listed, uids]);
  const toggle = useCallback((person: User) => {
    setUids((now) => {
      const next = new Set(now);
      if (!next.delete(person.uid) && next.size < mostAtOnce) next.add(person.uid);
      return next;
    });
  }, []);
  return {
    people,
    isPicked: ({ uid }: User) => uids.has(uid),
    toggle,
    set: (chosen: readonly User[]) => setUids(new Set(chosen.map(({ uid }) => uid))),
    /** Those about whom the dialog asks. */
    asked,
    ask: () => setAsked(people),
    close: () => {
      setAsked(undefined);
      // Who was approved has left the list; the others are still meant.
      setUids(new Set(people.map(({ uid }) => uid)));
    },
  };
}

export type PickedPeople = ReturnType<typeof usePickedPeople>;
