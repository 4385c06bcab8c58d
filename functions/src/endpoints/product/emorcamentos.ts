import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { queryPostgres } from '../../postgres/query-postgres';
import { countInQuotes } from '../../product/in-quotes';
import { badQuery, textsFrom } from '../../query';
import type { Endpoint } from '../endpoint';

/**
 * GET /emorcamentos?CD_PRODUTO=1001&CD_PRODUTO=1006 → [{CD_PRODUTO, quantidade}]: pieces of up to 200 products in
 * pending quotes of all customers, from the copy of the orders.
 */
export const emorcamentos: Endpoint = async ({ query }) => {
  const codes = textsFrom(query, 'CD_PRODUTO');
  if (codes.length === 0) throw badQuery('CD_PRODUTO', 'um ou mais códigos');
  await copyChangedOrders();
  return queryPostgres((table) => countInQuotes(table, codes));
};
