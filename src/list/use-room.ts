import { useMemo, type RefObject } from 'react';

import { useNarrowerThan } from '../ui/hooks/use-narrower-than';

/** What an element has room for. */
export interface Room {
  /** Not for a table. */
  narrow: boolean;
  /** It is a phone's. */
  phone: boolean;
  /** The columns have air between them. */
  airy: boolean;
}

const airyFrom = 1300;
const phoneBelow = 576;

/** What an element has room for, beside `tableFrom` pixels that a table takes; undefined until it is measured. */
export function useRoom(element: RefObject<Element | null>, tableFrom: number): Room | undefined {
  const narrow = useNarrowerThan(element, tableFrom);
  const phone = useNarrowerThan(element, phoneBelow) === true;
  const airy = useNarrowerThan(element, airyFrom) === false;
  return useMemo(
    () => (narrow === undefined ? undefined : { narrow, phone, airy }),
    [narrow, phone, airy],
  );
}
