import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { boughtBy } from '../../product/bought';
import { queryPostgres } from '../../postgres/query-postgres';
import type { Endpoint } from '../endpoint';

/**
 * GET /comprados → [{CD_PRODUTO, quantidade, vezes, em}]: the products that the caller ordered before, the last 500.
 */
export const comprados: Endpoint = async ({ caller }) => {
  await copyChangedOrders();
  return queryPostgres((table) => boughtBy(table, caller.uid));
};
