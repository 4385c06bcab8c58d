import { statusLabels, type OrderStatus } from '../../../../domain/order-status';
import { SelectField } from '../../../ui/select-field';
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
  const labelOf = (status: OrderStatus) =>
    status === value && figures !== ''
      ? `${statusLabels[status]} · ${figures}`
      : statusLabels[status];
  return (
    <div className={styles.filter}>
      <SelectField
        label="Status"
        options={statuses.map((status) => ({ value: status, label: labelOf(status) }))}
        value={value}
        onChange={(chosen) => {
          const status = statuses.find((one) => one === chosen);
          if (status) onChange(status);
        }}
      />
    </div>
  );
}
