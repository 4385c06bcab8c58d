import {
  gatherRest,
  rankSellers,
  type Measure,
  type NamedSellerSums,
} from '../../../../domain/figures/chart-sums';
import { useOrderSums } from '../../../providers/figures/chart-sums';
import { ChartFigure } from './parts/chart-figure';
import { shorten, type ChartRow } from './parts/chart-row';
import { ChartTable } from './parts/chart-table';
import { StatusBars } from './status-bars';

const title = 'Pedidos por vendedor';

/** There is room for this many bars; the remaining sellers share the last one. The table lists all of them. */
const barCount = 12;
/** Sellers, the one with the most on top. */
export function SellerChart({ measure }: { measure: Measure }) {
  const { sellers } = useOrderSums();
  return (
    <ChartFigure
      title={title}
      data={sellers}
      isEmpty={(all) => all.length === 0}
      emptyText="Ainda não há pedidos."
    >
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

function rowOf({ uid, name, sums }: NamedSellerSums): ChartRow {
  return { key: uid, name, tick: shorten(name, 18), sums };
}
