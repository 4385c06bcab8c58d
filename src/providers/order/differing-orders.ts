import { useMemo, useState } from 'react';

import { lazySubscribe, together, type Subscribe } from '../../data/base/subscription';
import { dataOf } from '../live/live';
import { useLive } from '../live/use-live';

// The code comes when it is first asked.
const load = () => import('../../data/order/comparison');

const none: ReadonlySet<number> = new Set();

/** Which of these orders have lines that differ from the product table; while that is read, those that are known to. */
export function useDifferingOrders(numbers: readonly number[]): ReadonlySet<number> {
  const key = numbers.join();
  const checks = useLive(
    useMemo(() => {
      const all = key === '' ? [] : key.split(',').map(Number);
      return all.length === 0 ? null : together(all.map(numbered));
    }, [key]),
  );
  const now = dataOf(checks);
  const [known, setKnown] = useState({ of: now, numbers: none });
  if (now && now !== known.of) setKnown({ of: now, numbers: new Set(now) });
  return known.numbers;
}

/** Its number where an order's lines differ, else 0. */
function numbered(number: number): Subscribe<number> {
  const check = lazySubscribe(async () => (await load()).watchOrderCheck(number));
  return (next, fail) => check((found) => next(found && found.itens > 0 ? number : 0), fail);
}
