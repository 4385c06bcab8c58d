import { useMemo } from 'react';

import { watchOrderCheck } from '../../data/order/comparison';
import type { OrderCheck } from '../../../domain/order/check/comparison';
import type { Live } from '../live/live';
import { useLive } from '../live/use-live';

/** What the server found in an order, null while it has not compared it; for those who decide about it. */
export function useOrderCheck(numerodopedido: number): Live<OrderCheck | null> {
  return useLive(useMemo(() => watchOrderCheck(numerodopedido), [numerodopedido]));
}
