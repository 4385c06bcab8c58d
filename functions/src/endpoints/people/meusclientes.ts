import { portfolioViews } from '../../../../domain/people/portfolio';
import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { customersAmong, pageOfCustomers, type After } from '../../people/my-customers';
import { queryPostgres } from '../../postgres/query-postgres';
import { badQuery, choiceFrom, numberFrom, textFrom, textsFrom, type Query } from '../../query';
import type { Endpoint } from '../endpoint';

/**
 * GET /meusclientes?visao=&dias=&depois= → {clientes: [{uid, ultimo, abertos}], proximo}: fifty of the caller's
 * customers, and the next call's `depois`. `dias`: days without an order that make a customer 'parados'.
 * ?cliente=&cliente= → the caller's customers among these people.
 */
export const meusclientes: Endpoint = async ({ caller, query }) => {
  const uids = textsFrom(query, 'cliente');
  const wanted = uids.length === 0 ? pageFrom(query) : undefined;
  await copyChangedOrders();
  return queryPostgres((table) =>
    wanted ? pageOfCustomers(table, caller.uid, wanted) : customersAmong(table, caller.uid, uids),
  );
};

const maxIdleDays = 9999;

function pageFrom(query: Query) {
  const view = choiceFrom(query, 'visao', portfolioViews);
  const idleDays = view === 'parados' ? numberFrom(query, 'dias') : 0;
  if (idleDays > maxIdleDays) throw badQuery('dias', `um número inteiro até ${maxIdleDays}`);
  return { view, idleDays, after: afterFrom(textFrom(query, 'depois')) };
}

function afterFrom(text: string): After | undefined {
  if (text === '') return undefined;
  const [, abertos, pedido] = /^(\d{1,10})-(\d{1,10})$/.exec(text) ?? [];
  if (pedido === undefined) throw badQuery('depois', 'o "proximo" da resposta anterior');
  return { abertos: Number(abertos), pedido: Number(pedido) };
}
