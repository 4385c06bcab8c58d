import type { OrderStatus } from '../../../../../domain/order-status';
import { statusFill } from './status-patterns';
import styles from './status-swatch.module.css';

/** A sample of a status's fill, shown before its name in legend and tooltip. */
export function StatusSwatch({ status }: { status: OrderStatus }) {
  return (
    <svg className={styles.swatch} width={14} height={14} data-status={status} aria-hidden>
      <rect x={0.5} y={0.5} width={13} height={13} rx={2} fill={statusFill(status)} />
    </svg>
  );
}
