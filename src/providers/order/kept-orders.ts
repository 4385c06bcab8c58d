import { useCallback, useMemo } from 'react';

import type { OrderHead } from '../../../domain/order/head';
import type { Order } from '../../../domain/order/order';
import { readOrders } from '../../data/order/orders';
import { useSeenValues } from '../live/use-last-seen';
import { useConnected } from '../outbox/connection';
import { usePreload } from '../page/preload/use-preload';

/** Keeps whole orders, so that they open at once and without a connection (decisions 66, 96). */

export const prefix = 'pedido ';
export const keptAs = (numerodopedido: number) => `${prefix}${numerodopedido}`;

const stepsPrefix = 'andamento ';
export const stepsKeptAs = (numerodopedido: number) => `${stepsPrefix}${numerodopedido}`;

const maxStoredOrders = 100;
const maxPreloadedOrders = 30;
/** Orders with more lines are read only when opened, so that one order doesn't slow down every list. */
const maxPreloadedLines = 40;

/** Reads whole orders. Without a connection uses kept ones, and throws if one is missing. */
export function useOrderReading(): (numbers: readonly number[]) => Promise<Order[]> {
  const seen = useSeenValues<Order>();
  const connected = useConnected();
  return useCallback(
    async (numbers) => {
      // The browser may notice a lost network before the database's socket does.
      if (!connected || !navigator.onLine) {
        const kept = await Promise.all(numbers.map((number) => seen.find(keptAs(number))));
        return kept.map((order) => {
          if (!order) throw new Error('The client is offline, and an order has no stored copy');
          return order;
        });
      }
      const orders = await readOrders(numbers);
      for (const order of orders) seen.remember(keptAs(order.numerodopedido), order);
      return orders;
    },
    [seen, connected],
  );
}

/** Reads a list's first orders ahead, one at a time, while the network is idle. */
export function useReadAhead(heads: readonly OrderHead[]): void {
  const read = useOrderReading();
  const seen = useSeenValues<Order>();
  const wanted = heads
    .slice(0, maxPreloadedOrders)
    .filter(({ linhas }) => linhas <= maxPreloadedLines)
    .map(({ numerodopedido, mudouem = 0 }) => `${numerodopedido} ${mudouem}`)
    .join();
  const loads = useMemo(
    () =>
      wanted === ''
        ? []
        : [
            ...wanted.split(',').map((one) => async () => {
              const [number = 0, mudouem = 0] = one.split(' ').map(Number);
              const known = seen.inMemory(keptAs(number));
              if (known?.mudouem !== mudouem) await read([number]);
            }),
            () => seen.keepNewest(prefix, maxStoredOrders),
            () => seen.keepNewest(stepsPrefix, maxStoredOrders),
          ],
    [wanted, read, seen],
  );
  usePreload(loads);
}
