import {
  gatherRest,
  rankSellers,
  type Measure,
  type SellerSums,
} from '../../../../domain/figures/chart-sums';
import type { Live } from '../../../providers/live/live';
import { ChartFigure } from './parts/chart-figure';
import { shorten, type ChartRow } from './parts/chart-row';
import { ChartTable } from './parts/chart-table';
import { StatusBars } from './status-bars';

const title = 'Pedidos por vendedor';

/** The chart fits this many bars, the last for all remaining sellers. The table lists all of them. */
const barCount = 12;

interface SellerChartProps {
  sellers: Live<SellerSums[]>;
  measure: Measure;
}

/** Sellers, the largest on top. */
export function SellerChart({ sellers, measure }: SellerChartProps) {
  return (
    <ChartFigure title={title} data={sellers} emptyText="Ainda não há pedidos.">
      {(all) => {
        const ranked = rankSellers(all, measure);
        const bars = gatherRest(ranked, barCount).map(rowOf);
        return (
          <>
            <StatusBars rows={bars} measure={measure} upright={false} />
            <ChartTable
              title={title}
              rowWord="Vendedor"
              rows={ranked.map(rowOf)}
              measure={measure}
            />
          </>
        );
      }}
    </ChartFigure>
  );
}

function rowOf({ uid, nome, somas }: SellerSums): ChartRow {
  const name = nome || 'Sem vendedor';
  return { key: uid, name, tick: shorten(name, 18), sums: somas };
}
