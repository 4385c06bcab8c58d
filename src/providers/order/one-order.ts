import { useMemo } from 'react';

import { watchOrder } from '../../data/order/orders';
import type { Order } from '../../../domain/order/order';
import type { Live } from '../live/live';
import { useLive } from '../live/use-live';

export function useOneOrder(numerodopedido: number): Live<Order | null> {
  const watch = useMemo(() => watchOrder(numerodopedido), [numerodopedido]);
  return useLive(watch);
}
