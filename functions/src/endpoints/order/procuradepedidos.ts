import { findOrders } from '../../order/search/find-orders';
import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { queryPostgres } from '../../postgres/query-postgres';
import { requiredTextFrom } from '../../query';
import type { Endpoint } from '../endpoint';

/**
 * GET /procuradepedidos?texto= → up to ten of the caller's orders [{numerodopedido, data, status, cliente, referencia,
 * produto, total}], found by number, day, company, CNPJ, reference or product; `total` in cents, for staff only.
 */
export const procuradepedidos: Endpoint = async ({ caller, query }) => {
  const text = requiredTextFrom(query, 'texto');
  await copyChangedOrders();
  return queryPostgres((table) => findOrders(table, text, { ...caller.user, uid: caller.uid }));
};
