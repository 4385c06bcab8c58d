import { portfolioViews } from '../../../domain/people/portfolio';
import { badQuery, choiceFrom, numberFrom, textFrom, type Query } from '../query';
import type { After } from './my-customers';

const maxIdleDays = 9999;

/** The parameters of a page of /meusclientes; 400 if one is invalid. */
export function portfolioPageFrom(query: Query) {
  const view = choiceFrom(query, 'visao', portfolioViews);
  const idleDays = view === 'parados' ? numberFrom(query, 'dias') : 0;
  if (idleDays > maxIdleDays) throw badQuery('dias', `um número inteiro até ${maxIdleDays}`);
  return { view, idleDays, after: afterFrom(query) };
}

export function afterFrom(query: Query): After | undefined {
  const text = textFrom(query, 'depois');
  if (text === '') return undefined;
  const [, abertos, pedido] = /^(\d{1,10})-(\d{1,10})$/.exec(text) ?? [];
  if (pedido === undefined) throw badQuery('depois', 'o "proximo" da resposta anterior');
  return { abertos: Number(abertos), pedido: Number(pedido) };
}
