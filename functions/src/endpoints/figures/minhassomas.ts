import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { orderSums } from '../../figures/sums';
import type { Endpoint } from '../endpoint';

/** GET /minhassomas → {meses, vendedores} like /somas: the sums of the orders that the caller represents. */
export const minhassomas: Endpoint = async ({ caller }) => {
  await copyChangedOrders();
  return orderSums(caller.uid);
};
