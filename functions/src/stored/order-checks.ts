import type { OrderCheck } from '../../../domain/order/check/comparison';
import { paths } from '../../../domain/paths';
import { database } from '../firebase';

export async function isChecked(numerodopedido: number): Promise<boolean> {
  return (await database().ref(paths.orderCheck(numerodopedido)).get()).exists();
}

/** Stores what a comparison found, unless one is stored: the first is the nearest to what the customer saw. */
export async function saveCheck(numerodopedido: number, check: OrderCheck): Promise<void> {
  await database()
    .ref(paths.orderCheck(numerodopedido))
    .transaction((stored: OrderCheck | null) => (stored === null ? check : undefined));
}
