import type { OrderStatus } from '../../../../../domain/order/status';
import type { Summaries } from '../../../../../domain/figures/summary';

/** One bar of a chart and one row of its table. */
export interface ChartRow {
  key: string;
  /** The full name. */
  name: string;
  /** The short name next to the axis. */
  tick: string;
  sums: Summaries;
}

/** From the axis outwards, in the order of the dashboard's tiles. */
export const chartStatuses: readonly OrderStatus[] = ['Aprovado', 'Pendente', 'Excluido'];

/** A name cut to fit next to an axis. */
export function shorten(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
}
