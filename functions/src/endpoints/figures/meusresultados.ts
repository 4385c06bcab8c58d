import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { totalsOf } from '../../figures/figures';
import { periodFrom } from '../../figures/query';
import { queryProductTable } from '../../product/table/query';
import type { Endpoint } from '../endpoint';

/** GET /meusresultados?de=&ate= → the totals of the orders sent on these days that the caller represents. */
export const meusresultados: Endpoint = async ({ caller, query }) => {
  const period = periodFrom(query);
  await copyChangedOrders();
  return queryProductTable((table) => totalsOf(table, period, caller.uid));
};
