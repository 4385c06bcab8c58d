import { formatBRL, formatShortBRL } from '../../../../../domain/money';
import type { Measure } from '../../../../../domain/sums';

const count = new Intl.NumberFormat('pt-BR');

/** The whole figure. */
export const formatFigure: Record<Measure, (figure: number) => string> = {
  quantidade: (orders) => count.format(orders),
  total: formatBRL,
};

/** The figure in the little room beside an axis. */
export const formatTick: Record<Measure, (figure: number) => string> = {
  quantidade: (orders) => count.format(orders),
  total: formatShortBRL,
};

/** What is shown, as a table's caption ends. */
export const measureWords: Record<Measure, string> = {
  quantidade: 'quantidade',
  total: 'valor',
};
