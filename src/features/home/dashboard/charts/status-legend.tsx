import { statusLabels } from '../../../../../domain/order-status';
import { chartStatuses } from './chart-row';
import styles from './status-legend.module.css';
import { StatusSwatch } from './status-swatch';

/** Names the status of each fill. */
export function StatusLegend() {
  return (
    <ul className={styles.legend}>
      {chartStatuses.map((status) => (
        <li key={status} className={styles.entry}>
          <StatusSwatch status={status} />
          {statusLabels[status]}
        </li>
      ))}
    </ul>
  );
}
