import { logger } from 'firebase-functions';
import { byCode, checkOrder } from '../../../domain/order/check/comparison';
import type { StoredOrder } from '../../../domain/order/record/schema';
import { database } from '../firebase';
import { listProductsOf } from '../product/table/catalog';
import { compareWithEarlier } from '../stored/earlier-orders';
import { isChecked, saveCheck } from '../stored/order-checks';

/** Once, and it never fails its caller: false without the table, so that the job of the mails tries it again. */
export async function checkOrderOnce(order: StoredOrder): Promise<boolean> {
  const { numerodopedido, itens } = order;
  try {
    if (await isChecked(numerodopedido)) return true;
    const [products, besideEarlier] = await Promise.all([
      listProductsOf(itens),
      compareWithEarlier(database(), order),
    ]);
    const check = checkOrder(itens, byCode(products), Date.now());
    await saveCheck(numerodopedido, { ...check, ...besideEarlier });
    return true;
  } catch (error) {
    logger.error(`order ${numerodopedido} was not checked`, error);
    return false;
  }
}
