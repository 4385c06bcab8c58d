import { statusPlurals } from '../../../../../domain/order/status';
import { totalOf, type Measure } from '../../../../../domain/figures/chart-sums';
import { chartStatuses, type ChartRow } from './chart-row';
import styles from './chart-table.module.css';
import { formatFigure, measureWords } from '../measure-words';

interface ChartTableProps {
  title: string;
  /** The subject of a row, such as 'Mês'. */
  rowWord: string;
  rows: readonly ChartRow[];
  measure: Measure;
}

/** The chart's figures as a table, in a section that can be opened. */
export function ChartTable({ title, rowWord, rows, measure }: ChartTableProps) {
  const format = formatFigure[measure];
  const caption = `${title}, ${measureWords[measure]}`;
  return (
    <details>
      <summary className={styles.summary}>
        Ver tabela<span className="visually-hidden">: {title}</span>
      </summary>
      {/* Five columns of reais are wider than a phone. The arrow keys scroll them. */}
      <div className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
        <table className={`numbers ${styles.table}`}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{rowWord}</th>
              {chartStatuses.map((status) => (
                <th key={status} scope="col">
                  {statusPlurals[status]}
                </th>
              ))}
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, sums }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {chartStatuses.map((status) => (
                  <td key={status}>{format(sums[status][measure])}</td>
                ))}
                <td>{format(totalOf(sums, measure))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
