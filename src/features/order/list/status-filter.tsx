import { statusPlurals, type OrderStatus } from '../../../../domain/order/status';
import { LabelledSelect } from '../../../ui/forms/labelled-select';

interface StatusFilterProps {
  /** In the order of the dropdown. */
  statuses: readonly OrderStatus[];
  value: OrderStatus;
  onChange: (status: OrderStatus) => void;
  /** How many orders are in the chosen status, in words, for the dropdown's face; '' while that is not known. */
  figures: string | undefined;
}

/** The status dropdown; its face shows the figures of the chosen status. */
export function StatusFilter({ statuses, value, onChange, figures = '' }: StatusFilterProps) {
  const chosen = statusPlurals[value];
  return (
    <LabelledSelect
      label="Status"
      wide
      main
      options={statuses.map((status) => ({ value: status, label: statusPlurals[status] }))}
      value={value}
      onChange={onChange}
      face={figures === '' ? chosen : `${chosen} · ${figures}`}
    />
  );
}
