import type { FigureGroup, FigureOrders, FigureRow } from '../../../../domain/figures/figures';
import { longMonth, shortMonth } from '../../../../domain/figures/months';
import { shorten } from '../charts/parts/chart-row';
import {
  daysOf,
  maxPeriodDays,
  periodOf,
  shortDay,
  type Comparison,
  type Period,
  type PeriodName,
} from '../../../../domain/figures/period';
import type { ResultsPlace } from './results-address';

const whole = new Intl.NumberFormat('pt-BR');
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const difference = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** Shown if there is no figure, such as an average of nothing. */
export const nothing = '—';

export const formatCount = (count: number) => whole.format(count);

export function formatShare(share: number | undefined): string {
  return share === undefined ? nothing : percent.format(share);
}

/** '+12,5%'. */
export function formatChange(change: number | undefined): string {
  return change === undefined ? nothing : difference.format(change);
}

const points = new Intl.NumberFormat('pt-BR', {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** The difference of two shares in percentage points: '+14 p.p.'. */
export const formatPoints = (change: number) => `${points.format(100 * change)} p.p.`;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** '35 min', '5,5 h', '3 dias'. */
export function formatDuration(milliseconds: number | null): string {
  if (milliseconds === null) return nothing;
  if (milliseconds < hour) return `${Math.round(milliseconds / minute)} min`;
  if (milliseconds < 2 * day) return `${oneDecimal.format(milliseconds / hour)} h`;
  return `${oneDecimal.format(milliseconds / day)} dias`;
}

interface GroupWords {
  title: string;
  /** The noun of a row. */
  row: string;
  /** Its plural. */
  rows: string;
  /** The name of the row without a group. */
  none: string;
}

export const groupWords: Record<FigureGroup, GroupWords> = {
  mes: { title: 'Por mês', row: 'Mês', rows: 'meses', none: '' },
  vendedor: { title: 'Por vendedor', row: 'Vendedor', rows: 'vendedores', none: 'Sem vendedor' },
  cidade: { title: 'Por cidade', row: 'Cidade', rows: 'cidades', none: 'Sem cidade' },
  categoria: {
    title: 'Por categoria',
    row: 'Categoria',
    rows: 'categorias',
    none: 'Produtos fora da tabela',
  },
  cliente: { title: 'Melhores clientes', row: 'Cliente', rows: 'clientes', none: 'Sem nome' },
  produto: {
    title: 'Produtos mais vendidos',
    row: 'Produto',
    rows: 'produtos',
    none: 'Sem código',
  },
};

/** The full name of a row. A product's name starts with its code. */
export function rowName(by: FigureGroup, { chave, nome }: FigureRow): string {
  if (by === 'mes') return longMonth(chave);
  const name = by === 'produto' ? `${chave} ${nome}`.trim() : nome;
  return name === '' ? groupWords[by].none : name;
}

/** The short name next to an axis. */
export function rowTick(by: FigureGroup, row: FigureRow): string {
  return by === 'mes' ? shortMonth(row.chave) : shorten(rowName(by, row), 16);
}

export const ordersWords: Record<FigureOrders, string> = {
  enviados: 'Orçamentos enviados',
  aprovados: 'Pedidos aprovados',
};

export const periodLabels: Record<PeriodName, string> = {
  mes: 'Este mês',
  mespassado: 'Mês passado',
  trimestre: 'Este trimestre',
  ano: 'Este ano',
  anopassado: 'Ano passado',
  '30dias': 'Últimos 30 dias',
  '90dias': 'Últimos 90 dias',
  '12meses': 'Últimos 12 meses',
  dias: 'De – até',
};

export const comparisonLabels: Record<Comparison, string> = {
  antes: 'Período anterior',
  anopassado: 'Mesmos dias do ano anterior',
};

/** The chosen days, or the problem with them. */
export function chosenPeriod(
  { period, from, to }: Pick<ResultsPlace, 'period' | 'from' | 'to'>,
  today: string,
): Period | { problem: string } {
  if (period !== 'dias') return periodOf(period, today);
  const chosen = { de: from, ate: to };
  if (from === '' || to === '') return { problem: 'Escolha o primeiro e o último dia.' };
  if (to < from) return { problem: 'O último dia vem antes do primeiro. Troque um dos dois.' };
  if (daysOf(chosen) > maxPeriodDays) {
    return { problem: 'São mais de cinco anos. Escolha menos dias.' };
  }
  return chosen;
}

/** '01/11/2026 a 22/11/2026', or a single day. */
export function periodWords({ de, ate }: Period): string {
  return de === ate ? shortDay(de) : `${shortDay(de)} a ${shortDay(ate)}`;
}
