import { logger } from 'firebase-functions';
import { byCode, checkOrder } from '../../../domain/order/check/comparison';
import { database } from '../firebase';
import { listProductsOf } from '../product/table/catalog';
import { compareWithEarlier } from '../stored/earlier-orders';
import { isChecked, saveCheck } from '../stored/order-checks';
import type { StoredOrder } from '../stored/orders';

/** Once, and it never fails its caller: without the table the order stays unchecked, and the screens say so. */
export async function checkOrderOnce(order: StoredOrder) {
  const { numerodopedido, itens } = order;
  try {
    if (await isChecked(numerodopedido)) return;
    const [products, besideEarlier] = await Promise.all([
      listProductsOf(itens),
      compareWithEarlier(database(), order),
    ]);
    const check = checkOrder(itens, byCode(products), Date.now());
    await saveCheck(numerodopedido, { ...check, ...besideEarlier });
  } catch (error) {
    logger.error(`order ${numerodopedido} was not checked`, error);
  }
}
