import { queryPostgres } from '../../postgres/query-postgres';
import { addAlert, alertsOf, removeAlert } from '../../product/alerts/alerts';
import { choiceFrom, requiredTextFrom } from '../../query';
import type { Endpoint } from '../endpoint';

/** GET /avisosdeprodutos → [CD_PRODUTO]: the products whose return to stock the caller wants to learn by mail. */
export const avisosdeprodutos: Endpoint = ({ caller }) =>
  queryPostgres((table) => alertsOf(table, caller.uid));

/**
 * POST /avisodeproduto?CD_PRODUTO=1006&avisar=1 → [CD_PRODUTO], the caller's codes afterwards; `avisar=0` takes the wish
 * back. 404 outside the catalogue, 409 with stock or above 100 products.
 */
export const avisodeproduto: Endpoint = async ({ caller: { uid }, query }) => {
  const code = requiredTextFrom(query, 'CD_PRODUTO');
  const change = choiceFrom(query, 'avisar', ['0', '1']) === '1' ? addAlert : removeAlert;
  return queryPostgres(async (table) => {
    await table.transaction().execute((transaction) => change(transaction, uid, code));
    return alertsOf(table, uid);
  });
};
