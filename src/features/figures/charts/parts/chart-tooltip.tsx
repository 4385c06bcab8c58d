import { statusPlurals } from '../../../../../domain/order/status';
import { totalOf, type Measure } from '../../../../../domain/figures/chart-sums';
import { chartStatuses, type ChartRow } from './chart-row';
import styles from './chart-tooltip.module.css';
import { formatFigure } from '../measure-words';
import { StatusSwatch } from '../status-legend';

interface ChartTooltipProps {
  row: ChartRow;
  measure: Measure;
}

/** The figures of one bar. */
export function ChartTooltip({ row, measure }: ChartTooltipProps) {
  const format = formatFigure[measure];
  return (
    <div className={`stack ${styles.tooltip}`}>
      <p className="bold breaks">{row.name}</p>
      <dl className={`stack ${styles.figures}`}>
        {chartStatuses.map((status) => (
          <div key={status} className={`numbers ${styles.figure}`}>
            <dt>
              <StatusSwatch status={status} /> {statusPlurals[status]}
            </dt>
            <dd>{format(row.sums[status][measure])}</dd>
          </div>
        ))}
        <div className={`numbers ${styles.figure}`}>
          <dt>Total</dt>
          <dd>{format(totalOf(row.sums, measure))}</dd>
        </div>
      </dl>
    </div>
  );
}
