import { overlap } from '../../order/copy/catch-up';
import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { customersAmong, pageOfCustomers } from '../../people/my-customers';
import { pageOfOwn } from '../../people/own-customers';
import { afterFrom, portfolioPageFrom } from '../../people/portfolio-query';
import { queryPostgres } from '../../postgres/query-postgres';
import { numberFrom, textsFrom } from '../../query';
import type { Endpoint } from '../endpoint';

/**
 * GET /meusclientes?visao=&dias=&depois= → {clientes: [{uid, ultimo, abertos}], proximo}: fifty of the caller's customers, and
 * the `depois` of the next ones. `dias`: who is 'parados' has not ordered for so long. ?cliente=&cliente= → those of
 * these people who are the caller's. ?desde=&depois= → {clientes, proximo, ate, soma}: what a device keeps of those whose
 * orders changed since then (decision 66).
 */
export const meusclientes: Endpoint = async ({ caller, query }) => {
  if (query.has('desde')) {
    const wanted = {
      since: numberFrom(query, 'desde'),
      after: afterFrom(query),
    };
    const { until } = await copyChangedOrders();
    const page = await queryPostgres((table) => pageOfOwn(table, caller.uid, wanted));
    return { ...page, ate: Math.max(until - overlap, 1) };
  }
  const uids = textsFrom(query, 'cliente');
  const wanted = uids.length === 0 ? portfolioPageFrom(query) : undefined;
  await copyChangedOrders();
  return queryPostgres((table) =>
    wanted ? pageOfCustomers(table, caller.uid, wanted) : customersAmong(table, caller.uid, uids),
  );
};
