import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { orderSums } from '../../figures/sums';
import { textFrom } from '../../query';
import type { Endpoint } from '../endpoint';

/** GET /somas?vendedor= → {meses, vendedores}: the sums of all orders, or of those that one seller represents. */
export const somas: Endpoint = async ({ query }) => {
  const seller = textFrom(query, 'vendedor') || undefined;
  await copyChangedOrders();
  return orderSums(seller);
};
