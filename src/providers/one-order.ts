import { useMemo } from 'react';

import { watchOrder } from '../data/firebase/orders';
import type { Order } from '../../domain/order';
import type { Live } from './live';
import { useLive } from './use-live';

/** One order as it stands; null where there is none. */
export function useOneOrder(numerodopedido: number): Live<Order | null> {
  const watch = useMemo(() => watchOrder(numerodopedido), [numerodopedido]);
  return useLive(watch);
}
