import { useCallback, useEffect, useRef, useState } from 'react';

import {
  readQuickOrder,
  watchQuickOrder,
  writeQuickOrder,
  type QuickOrderList,
} from '../../data/quick-order/kept-lines';

export interface KeptList {
  list: QuickOrderList;
  change: (apply: (list: QuickOrderList) => QuickOrderList) => void;
  /** False when this browser could not keep it: it goes with the page. */
  kept: boolean;
}

/** The lines of quick order that a person has not dealt with; they outlive a change of page and a reload. */
export function useQuickOrderList(uid: string): KeptList {
  const [list, setList] = useState(() => readQuickOrder(uid));
  const [kept, setKept] = useState(true);
  // Two keys within one frame must both count, as in the cart.
  const newest = useRef(list);

  useEffect(
    () =>
      watchQuickOrder(uid)(
        (current) => {
          newest.current = current;
          setList(current);
        },
        (error) => console.error('The list of another tab could not be read', error),
      ),
    [uid],
  );

  const change = useCallback(
    (apply: (list: QuickOrderList) => QuickOrderList) => {
      newest.current = apply(newest.current);
      setKept(writeQuickOrder(uid, newest.current));
      setList(newest.current);
    },
    [uid],
  );
  return { list, change, kept };
}
