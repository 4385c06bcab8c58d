import { useMemo } from 'react';

import { watchOrderCheck } from '../data/firebase/order-checks';
import type { OrderCheck } from '../../domain/order-check';
import type { Live } from './live';
import { useLive } from './use-live';

/** What the server found in an order, null while it has not compared it; for those who decide about it. */
export function useOrderCheck(numerodopedido: number): Live<OrderCheck | null> {
  return useLive(useMemo(() => watchOrderCheck(numerodopedido), [numerodopedido]));
}
