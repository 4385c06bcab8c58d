import { indexAfter, type Order, type OrderChange, type Person } from './order';
import { orderActions, type OrderAction } from './status';
import type { SellerEntry, User } from '../people/user';

/** Milliseconds between two moves of an order, and how many it may make. The rules refuse more. */
export const pauseBetweenMoves = 1000;
export const mostMoves = { seller: 50, administrator: 100 } as const;

interface Changed {
  order: Order;
  change: Pick<OrderChange, 'campo' | 'de' | 'para'>;
}

export function moved(order: Order, action: OrderAction): Changed {
  const { to } = orderActions[action];
  return {
    order: reindexed({ ...order, status: to }),
    change: { campo: 'status', de: order.status, para: to },
  };
}

export function handedOver(order: Order, seller: SellerEntry): Changed {
  return {
    order: reindexed({ ...order, idvendedor: seller.value, vendedor: seller.label }),
    change: { campo: 'vendedor', de: order.vendedor, para: seller.label },
  };
}

function reindexed(order: Order): Order {
  return { ...order, indice: indexAfter(order.indice, order) };
}

export function signatureOf({ uid, nome }: Pick<User, 'uid' | 'nome'>): Person {
  return { uid, nome };
}
