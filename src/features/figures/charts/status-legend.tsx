import { statusPlurals, type OrderStatus } from '../../../../domain/order/status';
import { chartStatuses } from './parts/chart-row';
import styles from './status-legend.module.css';
import { statusFill, statusStrokes } from './status-patterns';

/** A legend of the fills. */
export function StatusLegend() {
  return (
    <ul className={`small wrap ${styles.legend}`}>
      {chartStatuses.map((status) => (
        <li key={status} className={`row ${styles.entry}`}>
          <StatusSwatch status={status} />
          {statusPlurals[status]}
        </li>
      ))}
    </ul>
  );
}

/** A sample of a status's fill, shown before its name in legend and tooltip. */
export function StatusSwatch({ status }: { status: OrderStatus }) {
  return (
    <svg viewBox="0 0 14 14" className={styles.swatch} stroke={statusStrokes[status]} aria-hidden>
      <rect x={0.5} y={0.5} width={13} height={13} rx={2} fill={statusFill(status)} />
    </svg>
  );
}
