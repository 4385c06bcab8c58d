import type { OrderStatus } from '../../../../domain/order/status';
import styles from './status-patterns.module.css';

/** The fill of a status in bars and legend: its colour (§2 /pedidos) and its own pattern. */
export function statusFill(status: OrderStatus): string {
  return `url(#${patternId(status)})`;
}

const patternId = (status: OrderStatus) => `pedidos-${status}`;

/** Defines the fills. Render it once per page. */
export function StatusPatterns() {
  return (
    <svg className={styles.definitions} aria-hidden>
      <defs>
        <pattern id={patternId('Aprovado')} {...tile}>
          <rect {...ground} className={styles.approved} />
        </pattern>
        <pattern id={patternId('Pendente')} {...tile} patternTransform="rotate(45)">
          <rect {...ground} className={styles.pendingSoft} />
          <rect width={4} height={8} className={styles.pending} />
        </pattern>
        <pattern id={patternId('Excluido')} {...tile}>
          <rect {...ground} className={styles.deletedSoft} />
          <circle cx={2} cy={2} r={1.5} className={styles.deleted} />
          <circle cx={6} cy={6} r={1.5} className={styles.deleted} />
        </pattern>
      </defs>
    </svg>
  );
}

const ground = { width: 8, height: 8 };
const tile = { ...ground, patternUnits: 'userSpaceOnUse' };
