import { useState } from 'react';

import type { Person } from '../../../domain/order/order';
import { termsAgain } from '../../../domain/order/quote/terms';
import { useCartVerbs } from '../cart/cart';
import { useDrawers } from '../page/drawers';
import { useOrderReading } from './kept-orders';

interface OrderAgain {
  /** Switches to the customer's cart, if any, and compares the order's lines with today's catalogue. */
  orderAgain: (pedido: number) => void;
  busy: boolean;
}

/** The person may no longer read the order: another seller has it now. */
export class OrderGone extends Error {
  constructor(pedido: number) {
    super(`order ${pedido} can’t be read any more`);
    this.name = OrderGone.name;
  }
}

/** 'Pedir de novo', for oneself or a customer. `onFail` reports that the order could not be read. */
export function useOrderAgain(
  onFail: (pedido: number, error: unknown) => void,
  customer?: Person,
): OrderAgain {
  const { pickCustomer } = useCartVerbs();
  const { reorder } = useDrawers();
  const readOrders = useOrderReading();
  const [busy, setBusy] = useState(false);

  async function read(pedido: number) {
    setBusy(true);
    try {
      const [order] = await readOrders([pedido]);
      if (!order) throw new OrderGone(pedido);
      if (customer) pickCustomer(customer);
      const whom = customer ? `, para ${customer.nome}` : '';
      const terms = termsAgain(order.condicoes);
      reorder({ title: `Pedido ${pedido}${whom}`, lines: order.itens, terms });
    } catch (error) {
      console.error(`Order ${pedido} could not be read`, error);
      onFail(pedido, error);
    } finally {
      setBusy(false);
    }
  }
  return { orderAgain: (pedido) => void read(pedido), busy };
}
