import { statusPlurals, type OrderStatus } from '../../../../domain/order-status';
import { SelectField } from '../../../ui/select-field';
import styles from './status-filter.module.css';

interface StatusFilterProps {
  /** In the order of the dropdown. */
  statuses: readonly OrderStatus[];
  value: OrderStatus;
  onChange: (status: OrderStatus) => void;
  /** How many orders are in the chosen status, in words, for the dropdown's face; '' while that is not known. */
  figures?: string;
}

/** The status dropdown; its face shows the figures of the chosen status. */
export function StatusFilter({ statuses, value, onChange, figures = '' }: StatusFilterProps) {
  const labelOf = (status: OrderStatus) =>
    status === value && figures !== ''
      ? `${statusPlurals[status]} · ${figures}`
      : statusPlurals[status];
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
