import { useMemo } from 'react';

import type { OrderCheck } from '../../../domain/order/check/comparison';
import { lazySubscribe, together } from '../../data/base/subscription';
import type { Live } from '../live/live';
import { useLive } from '../live/use-live';

// The code comes when it is first asked.
const load = () => import('../../data/order/comparison');

/** What the server found in each of these orders, in their order; null for an order that it has not compared. */
export function useOrderChecks(numbers: readonly number[]): Live<(OrderCheck | null)[]> {
  const key = numbers.join();
  return useLive(
    useMemo(() => {
      const each = key === '' ? [] : key.split(',').map(Number);
      if (each.length === 0) return null;
      return together(
        each.map((number) => lazySubscribe(async () => (await load()).watchOrderCheck(number))),
      );
    }, [key]),
  );
}
