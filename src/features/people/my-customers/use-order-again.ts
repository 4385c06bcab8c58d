import { useState } from 'react';

import { errorCode, describeFailure } from '../../../../domain/outbox/failure';
import type { Person } from '../../../../domain/order/order';
import { useCartVerbs } from '../../../providers/cart/cart';
import { useDrawers } from '../../../providers/page/drawers';
import { readOrder } from '../../../providers/people/my-customers';
import { useNotify } from '../../../ui/notices/notify';
import { words } from './my-customers-words';

interface OrderAgain {
  /** Takes out the customer's cart and compares the order's lines with today's catalogue. */
  orderAgain: (pedido: number) => void;
  busy: boolean;
}

/** 'Pedir de novo' for a customer. */
export function useOrderAgain(customer: Person): OrderAgain {
  const { pickCustomer } = useCartVerbs();
  const { reorder } = useDrawers();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function read(pedido: number) {
    setBusy(true);
    try {
      const order = await readOrder(pedido);
      pickCustomer(customer);
      reorder({ title: `Pedido ${pedido}, para ${customer.nome}`, lines: order?.itens ?? [] });
    } catch (error) {
      console.error(`Order ${pedido} could not be read`, error);
      const isOthers = errorCode(error) === 'PERMISSION_DENIED';
      notify.error(
        isOthers ? words.othersOrder(customer.nome) : describeFailure(words.again(pedido), error),
      );
    } finally {
      setBusy(false);
    }
  }
  return { orderAgain: (pedido) => void read(pedido), busy };
}
