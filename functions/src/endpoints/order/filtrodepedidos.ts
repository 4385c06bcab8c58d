import type { FoundNumbers, OrderFilter } from '../../../../domain/order/search/filter';
import { orderSorts, type OrderSort } from '../../../../domain/order/search/question';
import { orderStatuses } from '../../../../domain/order/status';
import { tidyText } from '../../../../domain/words/text';
import { dayFrom } from '../../figures/query';
import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { filterOrders } from '../../order/search/filter-orders';
import { maxPlaceLength, placeFrom, type Place } from '../../order/search/place';
import { queryPostgres } from '../../postgres/query-postgres';
import { badQuery, choiceFrom, textFrom, type Query } from '../../query';
import type { Endpoint } from '../endpoint';

/**
 * GET /filtrodepedidos?status=&texto=&empresa=&vendedor=&cidade=&produto=&cliente=&representante=&de=&ate=&valorde=&valorate=
 * &novos=&observacao=1&diferenca=1&atencao=1&dias=&aprovadoem=&ordem=&depois= → {pedidos, proximo, soma}: up to 1,000 numbers of the
 * caller's orders, sorted by `ordem`, and the `depois` of the next ones. Values in cents. `dias`: how long a quote is valid,
 * for `atencao`. Answers to `diferenca` and `atencao` may hold fewer numbers, or none, and have a `depois` all the same.
 * `soma`, {quantidade, centavos} of all that are found, comes with the first numbers; to those two only if they are all.
 */
export const filtrodepedidos: Endpoint = async ({ caller, query }): Promise<FoundNumbers> => {
  const filter = filterFrom(query);
  const after = afterFrom(query, filter.ordem);
  const days = filter.atencao ? quoteDaysFrom(query) : 0;
  await copyChangedOrders();
  return queryPostgres((table) =>
    filterOrders(table, { filter, days, caller: { ...caller.user, uid: caller.uid }, after }),
  );
};

const sorts = Object.keys(orderSorts) as OrderSort[];

function filterFrom(query: Query): OrderFilter {
  return {
    status: choiceFrom(query, 'status', ['', ...orderStatuses]),
    texto: tidyText(textFrom(query, 'texto')),
    empresa: tidyText(textFrom(query, 'empresa')),
    vendedor: tidyText(textFrom(query, 'vendedor')),
    cidade: tidyText(textFrom(query, 'cidade')),
    produto: tidyText(textFrom(query, 'produto')),
    cliente: textFrom(query, 'cliente'),
    representante: textFrom(query, 'representante'),
    de: dayOrNone(query, 'de'),
    ate: dayOrNone(query, 'ate'),
    valorde: centsFrom(query, 'valorde'),
    valorate: centsFrom(query, 'valorate'),
    novos: numberFrom(query, 'novos'),
    observacao: flagFrom(query, 'observacao'),
    diferenca: flagFrom(query, 'diferenca'),
    atencao: flagFrom(query, 'atencao'),
    aprovadoem: dayOrNone(query, 'aprovadoem'),
    ordem: choiceFrom(query, 'ordem', sorts),
  };
}

function dayOrNone(query: Query, name: string): string {
  return textFrom(query, name) === '' ? '' : dayFrom(query, name);
}

function centsFrom(query: Query, name: string): number | undefined {
  const text = textFrom(query, name);
  if (text === '') return undefined;
  if (!/^\d{1,15}$/.test(text)) throw badQuery(name, 'um valor em centavos, sem sinais');
  return Number(text);
}

function numberFrom(query: Query, name: string): string {
  const text = textFrom(query, name);
  if (!/^\d{0,15}$/.test(text)) throw badQuery(name, 'o número de um pedido');
  return text;
}

function flagFrom(query: Query, name: string): boolean {
  return choiceFrom(query, name, ['', '1']) === '1';
}

function quoteDaysFrom(query: Query): number {
  const text = textFrom(query, 'dias');
  if (!/^\d{1,3}$/.test(text)) throw badQuery('dias', 'um número inteiro até 999');
  return Number(text);
}

function afterFrom(query: Query, sort: OrderSort): Place | undefined {
  const text = textFrom(query, 'depois', maxPlaceLength);
  if (text === '') return undefined;
  const place = placeFrom(text, sort);
  if (!place) throw badQuery('depois', 'o "proximo" da resposta anterior');
  return place;
}
