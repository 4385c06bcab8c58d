import { longMonth, shortMonth } from '../../../../domain/figures/months';
import {
  sinceFirstOrder,
  type Measure,
  type MonthSums,
} from '../../../../domain/figures/chart-sums';
import { mapLive, type Live } from '../../../providers/live/live';
import { ChartFigure } from './parts/chart-figure';
import type { ChartRow } from './parts/chart-row';
import { ChartTable } from './parts/chart-table';
import { StatusBars } from './status-bars';

const title = 'Pedidos por mês';

interface MonthChartProps {
  months: Live<MonthSums[]>;
  measure: Measure;
}

/** The last twelve months, or those since the first order, the oldest on the left. */
export function MonthChart({ months, measure }: MonthChartProps) {
  return (
    <ChartFigure
      title={title}
      data={mapLive(months, (all) => sinceFirstOrder(all).map(rowOf))}
      emptyText="Ainda não há pedidos nos últimos 12 meses."
    >
      {(rows) => (
        <>
          <StatusBars rows={rows} measure={measure} upright />
          <ChartTable title={title} rowWord="Mês" rows={rows} measure={measure} />
        </>
      )}
    </ChartFigure>
  );
}

function rowOf({ mes, somas }: MonthSums): ChartRow {
  return { key: mes, name: longMonth(mes), tick: shortMonth(mes), sums: somas };
}
