import type { DataSnapshot } from 'firebase/database';

import { toCents } from '../../../domain/words/money';
import type { OrderHead } from '../../../domain/order/head';
import { indexOf, type Derived, type Order } from '../../../domain/order/order';
import { momentFromWords, orderMoment } from '../../../domain/order/quote/time/moment';
import { headSchema, orderSchema, type StoredOrder } from '../../../domain/order/record/schema';
import { readRecord } from '../base/record';
import { pathOf } from '../base/database';

/** A damaged head gets its number from its key. */
export function headFrom(snapshot: DataSnapshot): OrderHead {
  const head = readRecord(headSchema, snapshot.val(), pathOf(snapshot));
  return head.problems ? { ...head, numerodopedido: Number(snapshot.key) } : head;
}

export function orderFrom(snapshot: DataSnapshot): Order {
  const order = readRecord(orderSchema, snapshot.val(), pathOf(snapshot));
  if (!order.problems) return { ...derivedFrom(order), ...order };
  return { ...order, ...derivedFrom(order), numerodopedido: Number(snapshot.key) };
}

function derivedFrom(order: StoredOrder): Pick<Order, Derived> {
  const centavos = toCents(order.total);
  return {
    indice: indexOf(order),
    quando: momentFromWords(order.data, order.hora) ?? orderMoment(new Date(order.criadoem)),
    centavos,
    linhas: order.itens.length,
  };
}
