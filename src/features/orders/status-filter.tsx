import { useId } from 'react';

import { statusLabels, type OrderStatus } from '../../domain/order-status';
import { Select } from '../../ui/select';
import styles from './status-filter.module.css';

interface StatusFilterProps {
  statuses: readonly OrderStatus[];
  value: OrderStatus;
  /** How many orders are in the chosen status, in words; '' where it is not shown. */
  figures: string;
  onChange: (status: OrderStatus) => void;
}

/** The status dropdown; its face shows the figures of the chosen status. */
export function StatusFilter({ statuses, value, figures, onChange }: StatusFilterProps) {
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
            {status === value && figures !== '' && ` · ${figures}`}
          </option>
        ))}
      </Select>
    </div>
  );
}
