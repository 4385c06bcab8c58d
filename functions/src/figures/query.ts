import { figureGroups, figureOrders, type FigureQuestion } from '../../../domain/figures/figures';
import { daysOf, isDay, maxPeriodDays, type Period } from '../../../domain/figures/period';
import { badQuery, choiceFrom, numberFrom, textFrom, type Query } from '../query';

/** `de` and `ate`, days of São Paulo, both included. */
export function periodFrom(query: Query): Period {
  const period = { de: dayFrom(query, 'de'), ate: dayFrom(query, 'ate') };
  if (period.ate < period.de) throw badQuery('ate', `um dia a partir de ${period.de}`);
  if (daysOf(period) > maxPeriodDays) throw badQuery('ate', 'um dia até cinco anos depois de de');
  return period;
}

/** How many months earlier the comparison period is; undefined if the query doesn't say. */
export function monthsBackFrom(query: Query): number | undefined {
  if (!query.has('mesesantes')) return undefined;
  const months = numberFrom(query, 'mesesantes');
  if (months > 60) throw badQuery('mesesantes', 'um número até 60');
  return months;
}

export function figureQuestionFrom(query: Query): FigureQuestion {
  const periodo = periodFrom(query);
  const pedidos = choiceFrom(query, 'pedidos', figureOrders);
  if (!query.has('por')) return { periodo, pedidos };
  // A month is asked for as a period.
  const groups = figureGroups.filter((group) => group !== 'mes');
  return {
    periodo,
    pedidos,
    grupo: { por: choiceFrom(query, 'por', groups), chave: textFrom(query, 'chave') },
  };
}

export function belowFrom(query: Query): number | undefined {
  return query.has('abaixode') ? numberFrom(query, 'abaixode') : undefined;
}

export function dayFrom(query: Query, name: string): string {
  const day = textFrom(query, name);
  if (!isDay(day)) throw badQuery(name, 'um dia deste século, como 2026-11-30');
  return day;
}
