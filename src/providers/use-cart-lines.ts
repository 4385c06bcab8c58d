import { useCallback, useEffect, useRef, useState } from 'react';

import { readCart, watchOtherTabs, writeCart } from '../data/storage/cart';
import type { CartLine } from '../../domain/product';

type Change = (lines: readonly CartLine[]) => CartLine[];

/** The stored cart of one account, kept equal in every tab of the browser. */
export function useCartLines(uid: string): [CartLine[], (change: Change) => void] {
  const [lines, setLines] = useState(() => readCart(uid));
  // Two clicks within one frame must both count, so the newest lines are kept apart from the rendered ones.
  const newest = useRef(lines);

  useEffect(
    () =>
      watchOtherTabs(uid)(
        (current) => {
          newest.current = current;
          setLines(current);
        },
        (error) => console.error('The cart of another tab could not be read', error),
      ),
    [uid],
  );

  const change = useCallback(
    (apply: Change) => {
      newest.current = apply(newest.current);
      writeCart(uid, newest.current);
      setLines(newest.current);
    },
    [uid],
  );
  return [lines, change];
}
