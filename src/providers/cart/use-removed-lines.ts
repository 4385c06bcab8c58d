import { useCallback, useMemo, useState } from 'react';

import { linesRemoved, putBack, type RemovedLine } from '../../../domain/cart/cart';
import type { CartLine } from '../../../domain/product/product';

export type ChangeLines = (apply: (lines: readonly CartLine[]) => CartLine[]) => void;

/** Changes lines, and remembers what the last change took out until it is put back or dismissed. */
export function useRemovedLines(change: ChangeLines) {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const changeLines = useCallback<ChangeLines>(
    (apply) =>
      change((lines) => {
        const next = apply(lines);
        const gone = linesRemoved(lines, next);
        if (gone.length > 0) setRemoved(gone);
        return next;
      }),
    [change],
  );
  const undo = useCallback(() => {
    change((lines) => putBack(lines, removed));
    setRemoved([]);
  }, [change, removed]);
  const dismiss = useCallback(() => setRemoved([]), []);
  return useMemo(
    () => ({ removed, changeLines, undo, dismiss }),
    [removed, changeLines, undo, dismiss],
  );
}
