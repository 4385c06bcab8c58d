import type { Order, OrderChange } from '../../../domain/order/order';
import { isOrderStatus, type OrderStatus } from '../../../domain/order/status';
import { paths } from '../../../domain/paths';
import { database } from '../firebase';

/** The newest move of an order, and whose order it is. */
export interface OrderMove extends Pick<Order, 'numerodopedido' | 'idvendedor'> {
  /** Of its line in the history. */
  id: string;
  cliente: string;
  status: OrderStatus;
  motivo?: string;
  /** The uid of whoever moved it. */
  por: string;
}

/** Undefined for an order that nobody moved; its lines are not read. */
export async function readLastMove(numerodopedido: number): Promise<OrderMove | undefined> {
  const order = database().ref(paths.order(numerodopedido));
  const [history, seller, customer] = await Promise.all(
    ['historico', 'idvendedor', 'cliente/uid'].map((part) => order.child(part).get()),
  );
  const changes = Object.entries((history?.val() ?? {}) as Record<string, OrderChange>);
  const [id, last] =
    changes.filter(([, { campo }]) => campo === 'status').sort(([, a], [, b]) => b.em - a.em)[0] ??
    [];
  if (id === undefined || !last || !isOrderStatus(last.para)) return undefined;
  return {
    numerodopedido,
    id,
    status: last.para,
    por: last.por.uid,
    ...(last.motivo !== undefined && { motivo: last.motivo }),
    idvendedor: String(seller?.val() ?? ''),
    cliente: String(customer?.val() ?? ''),
  };
}
