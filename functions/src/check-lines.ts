import { logger } from 'firebase-functions';
import { byCode, checkOrder } from '../../domain/order-check';
import { listProductsOf } from './product-table/catalog';
import { isChecked, saveCheck } from './stored/order-checks';
import type { StoredOrder } from './stored/orders';

/**
 * Compares a new order's lines with the product table and stores what it finds, once. Whoever calls has other things to
 * do: without the table the order stays unchecked, and its screens say so.
 */
export async function checkLinesOnce(order: Pick<StoredOrder, 'numerodopedido' | 'itens'>) {
  const { numerodopedido, itens } = order;
  try {
    if (await isChecked(numerodopedido)) return;
    const products = await listProductsOf(itens);
    await saveCheck(numerodopedido, checkOrder(itens, byCode(products), Date.now()));
  } catch (error) {
    logger.error(`order ${numerodopedido} was not compared with the product table`, error);
  }
}
