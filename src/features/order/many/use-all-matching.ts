import { useCallback, useEffect, useRef, useState } from 'react';

import { maxChosenOrders } from '../../../../domain/order/many';
import type { OrderHead } from '../../../../domain/order/head';
import { useHeadReader } from '../../../providers/order/search/use-order-reader';
import { wantedBy, type OrderFilters } from '../search/order-filters';

/** How far the reading is; `full`: there are more than may be chosen. */
type Phase = 'idle' | 'reading' | 'full' | 'failed';

interface Asked {
  filters: OrderFilters;
  /** Names what is asked for now: the filters change later, with the list, which is drawn when there is time for it. */
  question: string;
  onRead: (orders: readonly OrderHead[]) => void;
}

/** Reads the orders that pass the filters, up to as many as may be chosen, until another question or leaving stops it. */
export function useAllMatching({ filters, question, onRead }: Asked) {
  const reader = useHeadReader();
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
  // What is asked for changed: what is still being read is no answer to it.
  useEffect(() => stop, [question, read, stop]);
  return { phase, read, stop };
}
