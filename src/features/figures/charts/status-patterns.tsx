import type { OrderStatus } from '../../../../domain/order/status';

/** The fill of a status in bars and legend: its colour (§2 /pedidos) and its own pattern. */
export function statusFill(status: OrderStatus): string {
  return `url(#${patternId(status)})`;
}

const patternId = (status: OrderStatus) => `pedidos-${status}`;

/** The outline gives the contrast to the background, because the fills are too light. */
export const statusStrokes: Record<OrderStatus, string> = {
  Aprovado: 'var(--mmv-approved)',
  Pendente: 'var(--mmv-pending)',
  Excluido: 'var(--mmv-deleted)',
};

/** Defines the fills. Render it once per page. */
export function StatusPatterns() {
  return (
    <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden>
      <defs>
        <pattern id={patternId('Aprovado')} {...tile}>
          <rect {...ground} fill="var(--mmv-approved-line)" />
        </pattern>
        <pattern id={patternId('Pendente')} {...tile} patternTransform="rotate(45)">
          <rect {...ground} fill="var(--mmv-pending-soft)" />
          <rect width={4} height={8} fill="var(--mmv-pending-line)" />
        </pattern>
        <pattern id={patternId('Excluido')} {...tile}>
          <rect {...ground} fill="var(--mmv-deleted-soft)" />
          <circle cx={2} cy={2} r={1.5} fill="var(--mmv-deleted)" />
          <circle cx={6} cy={6} r={1.5} fill="var(--mmv-deleted)" />
        </pattern>
      </defs>
    </svg>
  );
}

const ground = { width: 8, height: 8 };
const tile = { ...ground, patternUnits: 'userSpaceOnUse' };
