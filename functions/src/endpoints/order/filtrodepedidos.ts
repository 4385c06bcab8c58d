import type { FoundNumbers } from '../../../../domain/order/search/filter';
import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { filterOrders } from '../../order/search/filter-orders';
import { filterQuestionFrom } from '../../order/search/filter-query';
import { queryPostgres } from '../../postgres/query-postgres';
import type { Endpoint } from '../endpoint';

/**
 * GET /filtrodepedidos?status=&texto=&empresa=&vendedor=&cidade=&produto=&cliente=&representante=&de=&ate=&valorde=&valorate=
 * &novos=&observacao=1&diferenca=1&atencao=1&dias=&aprovadoem=&ordem=&depois= → {pedidos, proximo, soma}: up to 1,000 numbers of the
 * caller's orders, sorted by `ordem`, and the `depois` of the next ones. Values in cents. `dias`: how long a quote is valid,
 * for `atencao`. Answers to `diferenca` and `atencao` may hold fewer numbers, or none, and have a `depois` all the same.
 * `soma`, {quantidade, centavos} of all that are found, comes with the first numbers; to those two only if they are all.
 */
export const filtrodepedidos: Endpoint = async ({ caller, query }): Promise<FoundNumbers> => {
  const question = filterQuestionFrom(query);
  await copyChangedOrders();
  return queryPostgres((table) =>
    filterOrders(table, { ...question, caller: { ...caller.user, uid: caller.uid } }),
  );
};
