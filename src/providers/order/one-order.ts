import { useMemo } from 'react';

import { watchOrder } from '../../data/order/orders';
import type { Order } from '../../../domain/order/order';
import type { Live } from '../live/live';
import { useLive } from '../live/use-live';

/** One order as it stands; null where there is none. */
export function useOneOrder(numerodopedido: number): Live<Order | null> {
  const watch = useMemo(() => watchOrder(numerodopedido), [numerodopedido]);
  return useLive(watch);
}
