import { jsonFrom } from '../../body';
import { queryPostgres } from '../../postgres/query-postgres';
import { alertsOf, changeAlert } from '../../product/alerts/alerts';
import { alertChangeFrom } from '../../product/alerts/sent-alert';
import type { Endpoint } from '../endpoint';

/** GET /avisosdeprodutos → [CD_PRODUTO]: the products whose return to stock the caller wants to learn by mail. */
export const avisosdeprodutos: Endpoint = ({ caller }) =>
  queryPostgres((table) => alertsOf(table, caller.uid));

/**
 * POST /avisodeproduto with {CD_PRODUTO, avisar} → [CD_PRODUTO], the caller's codes afterwards. `avisar` false takes
 * the wish back. 404 outside the catalogue, 409 with stock or above 100 products.
 */
export const avisodeproduto: Endpoint = async ({ caller, body }) => {
  const change = alertChangeFrom(jsonFrom(body));
  return queryPostgres((table) =>
    table.transaction().execute((transaction) => changeAlert(transaction, caller.uid, change)),
  );
};
