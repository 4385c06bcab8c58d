import type { OrderFilter } from '../../../../domain/order/search/filter';
import { orderSorts, type OrderSort } from '../../../../domain/order/search/question';
import { orderStatuses } from '../../../../domain/order/status';
import { tidyText } from '../../../../domain/words/text';
import { dayFrom } from '../../figures/query';
import { badQuery, choiceFrom, textFrom, type Query } from '../../query';
import { maxPlaceLength, placeFrom, type Place } from './place';

export interface FilterQuestion {
  filter: OrderFilter;
  /** The validity of a quote in days, for `atencao`. */
  days: number;
  after: Place | undefined;
}

/** The parameters of /filtrodepedidos; 400 if one is invalid. */
export function filterQuestionFrom(query: Query): FilterQuestion {
  const filter = filterFrom(query);
  const after = afterFrom(query, filter.ordem);
  return { filter, days: filter.atencao ? quoteDaysFrom(query) : 0, after };
}

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
