import { useMemo, type RefObject } from 'react';

import { useNarrowerThan } from '../ui/hooks/use-narrower-than';

/** The space of an element, by the layouts that fit. */
export interface Room {
  /** Too narrow for a table. */
  narrow: boolean;
  /** As narrow as a phone. */
  phone: boolean;
  /** Wide enough for space between the columns. */
  airy: boolean;
}

const airyFrom = 1300;
const phoneBelow = 576;

/** The space of the element, if a table needs `tableFrom` px. Undefined until measured. */
export function useRoom(element: RefObject<Element | null>, tableFrom: number): Room | undefined {
  const narrow = useNarrowerThan(element, tableFrom);
  const phone = useNarrowerThan(element, phoneBelow) === true;
  const airy = useNarrowerThan(element, airyFrom) === false;
  return useMemo(
    () => (narrow === undefined ? undefined : { narrow, phone, airy }),
    [narrow, phone, airy],
  );
}
