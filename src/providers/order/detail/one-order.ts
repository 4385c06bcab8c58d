import { readOrders, watchOrder } from '../../../data/order/orders';
import type { OrderHead } from '../../../../domain/order/head';
import type { Order } from '../../../../domain/order/order';
import type { Live } from '../../live/live';
import { useAnswer } from '../../live/use-answer';
import { lasting, useLastSeen } from '../../live/use-last-seen';
import { useWatch } from '../../live/use-live';
import { keptAs } from '../kept-orders';

/** A whole order, live. Lists read only heads, so lines and history are read when the order is opened. */
export function useOneOrder(numerodopedido: number): Live<Order | null> {
  return useLastSeen(keptAs(numerodopedido), useWatch(watchOrder, numerodopedido), lasting);
}

/** The whole orders of these heads, as of the request. */
export function useWholeOrders(heads: readonly OrderHead[]): Live<Order[]> {
  const numbers = heads.map(({ numerodopedido }) => numerodopedido);
  return useAnswer({ queryKey: ['pedidos', ...numbers], queryFn: () => readOrders(numbers) });
}
