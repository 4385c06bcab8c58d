import { useId } from 'react';

import { formatBRL } from '../../domain/money';
import { statusLabels, type OrderStatus } from '../../domain/order-status';
import type { Summary } from '../../domain/summary';
import type { Live } from '../../providers/live';
import { Select } from '../../ui/select';
import styles from './status-filter.module.css';

interface StatusFilterProps {
  statuses: readonly OrderStatus[];
  value: OrderStatus;
  /** Of the orders in the chosen status. */
  summary: Live<Summary>;
  onChange: (status: OrderStatus) => void;
}

/** The status dropdown; its face shows how many orders are in the chosen status and what they sum to. */
export function StatusFilter({ statuses, value, summary, onChange }: StatusFilterProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        Status
      </label>
      <Select
        id={id}
        value={value}
        onChange={(event) => {
          const status = statuses.find((one) => one === event.target.value);
          if (status) onChange(status);
        }}
      >
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
            {status === value && figures(summary)}
          </option>
        ))}
      </Select>
    </div>
  );
}

function figures(summary: Live<Summary>): string {
  if (summary.status === 'loading') return '';
  if (summary.status === 'failed') return ' · contagem indisponível';
  const { quantidade, total } = summary.data;
  return ` · ${quantidade} ${quantidade === 1 ? 'pedido' : 'pedidos'} · ${formatBRL(total)}`;
}
