import { useCallback, useState } from 'react';

import { firstPlace, type ChangePlace, type OrderPlace } from './order-place';

/** A place in a list of orders that no address keeps. */
export function useOrderPlace(from: Partial<OrderPlace> = {}): [OrderPlace, ChangePlace] {
  const [place, setPlace] = useState<OrderPlace>({ ...firstPlace, ...from });
  const change = useCallback<ChangePlace>(
    (changed) =>
      setPlace((now) => ({ ...now, ...(typeof changed === 'function' ? changed(now) : changed) })),
    [],
  );
  return [place, change];
}
