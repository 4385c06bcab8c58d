import { useCallback, useEffect, useRef, useState } from 'react';

import { maxChosenOrders } from '../../../../domain/order/many';
import type { OrderHead } from '../../../../domain/order/head';
import type { useHeadReader } from '../../../providers/order/search/use-order-reader';
import { wantedBy, type OrderFilters } from '../search/order-filters';

/** The progress of reading; `full`: there are more orders than may be chosen. */
type Phase = 'idle' | 'reading' | 'full' | 'failed';

interface Asked {
  filters: OrderFilters;
  /** Identifies the current search. `filters` lag behind, because the list renders deferred. */
  question: string;
  reader: ReturnType<typeof useHeadReader>;
  onRead: (orders: readonly OrderHead[]) => void;
}

/** Reads the orders that pass the filters, up to the limit. Another search, or leaving the screen, stops it. */
export function useAllMatching({ filters, question, reader, onRead }: Asked) {
  const [phase, setPhase] = useState<Phase>('idle');
  const turn = useRef(0);
  const read = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const isCurrent = () => turn.current === mine;
    const next = reader(wantedBy(filters));
    let found: readonly OrderHead[] = [];
    setPhase('reading');
    try {
      for (let step = await next(); step && isCurrent(); step = await next()) {
        found = [...found, ...step.orders];
        onRead(found.slice(0, maxChosenOrders));
        if (found.length > maxChosenOrders) {
          setPhase('full');
          return;
        }
      }
      if (isCurrent()) setPhase('idle');
    } catch (error) {
      console.error('Orders could not be read to be chosen', error);
      if (isCurrent()) setPhase('failed');
    }
  }, [filters, reader, onRead]);

  const stop = useCallback(() => {
    turn.current += 1;
    setPhase('idle');
  }, []);
  // The search changed, so its pending answer is outdated.
  useEffect(() => stop, [question, read, stop]);
  return { phase, read, stop };
}
