import { orderSchema, type StoredOrder } from '../../../domain/order/record/schema';
import { paths } from '../../../domain/paths';
import { readFields } from '../../../domain/words/record';
import { database } from '../firebase';

/** An order; unreadable fields are blank, as on the screens. */
export async function readOrder(numerodopedido: number): Promise<StoredOrder | undefined> {
  const order = await database().ref(paths.order(numerodopedido)).get();
  return order.exists() ? { ...readFields(orderSchema, order.val()), numerodopedido } : undefined;
}
