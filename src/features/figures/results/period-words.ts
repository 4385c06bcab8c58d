import {
  daysOf,
  longestPeriod,
  periodOf,
  shortDay,
  type Period,
  type PeriodName,
} from '../../../../domain/figures/period';
import type { ResultsPlace } from './results-address';

export const periodLabels: Record<PeriodName, string> = {
  mes: 'Este mês',
  mespassado: 'Mês passado',
  '30dias': 'Últimos 30 dias',
  '90dias': 'Últimos 90 dias',
  '12meses': 'Últimos 12 meses',
  dias: 'De – até',
};

/** The days that are meant, or why they can't be. */
export function chosenPeriod(
  { period, from, to }: Pick<ResultsPlace, 'period' | 'from' | 'to'>,
  today: string,
): Period | { problem: string } {
  if (period !== 'dias') return periodOf(period, today);
  const chosen = { de: from, ate: to };
  if (from === '' || to === '') return { problem: 'Escolha o primeiro e o último dia.' };
  if (to < from) return { problem: 'O último dia vem antes do primeiro. Troque um dos dois.' };
  if (daysOf(chosen) > longestPeriod) {
    return { problem: 'São mais de cinco anos. Escolha menos dias.' };
  }
  return chosen;
}

/** '01/11/2026 a 22/11/2026', or the one day. */
export function periodWords({ de, ate }: Period): string {
  return de === ate ? shortDay(de) : `${shortDay(de)} a ${shortDay(ate)}`;
}
