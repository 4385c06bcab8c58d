import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { cursorFrom, ordersSince } from '../../order/copy/orders-since';
import { requiredTextFrom } from '../../query';
import type { MachineEndpoint } from '../endpoint';

/**
 * GET /pedidos?desde= → {pedidos, proximo, mais}, for machines (decision 84): the orders of every status that changed
 * since, as they are now, page by page. `desde` is a moment at first, and then the `proximo` of the answer before.
 */
export const pedidos: MachineEndpoint = async ({ query }) => {
  const cursor = cursorFrom(requiredTextFrom(query, 'desde'));
  await copyChangedOrders();
  return ordersSince(cursor);
};
