import { formatCents, formatShortBRL, fromCents } from '../../../../domain/words/money';
import type { Measure } from '../../../../domain/figures/chart-sums';

const count = new Intl.NumberFormat('pt-BR');

/** Formats the exact figure. */
export const formatFigure: Record<Measure, (figure: number) => string> = {
  quantidade: (orders) => count.format(orders),
  centavos: formatCents,
};

/** Formats the short figure next to an axis. */
export const formatTick: Record<Measure, (figure: number) => string> = {
  quantidade: (orders) => count.format(orders),
  centavos: (cents) => formatShortBRL(fromCents(cents)),
};

/** The end of a table's caption. */
export const measureWords: Record<Measure, string> = {
  quantidade: 'quantidade',
  centavos: 'valor',
};
