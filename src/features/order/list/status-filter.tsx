import { listedPlurals, type ListedStatus } from '../../../../domain/order/status';
import { LabelledSelect } from '../../../ui/forms/labelled-select';

interface StatusFilterProps {
  /** In the order of the dropdown. */
  statuses: readonly ListedStatus[];
  value: ListedStatus;
  onChange: (status: ListedStatus) => void;
  /** The number of orders in the chosen status, as text for the closed dropdown; '' while unknown. */
  figures: string | undefined;
}

/** The status dropdown. Closed, it shows the figures of the chosen status. */
export function StatusFilter({ statuses, value, onChange, figures = '' }: StatusFilterProps) {
  const chosen = listedPlurals[value];
  return (
    <LabelledSelect
      label="Status"
      wide
      main
      options={statuses.map((status) => ({ value: status, label: listedPlurals[status] }))}
      value={value}
      onChange={onChange}
      face={figures === '' ? chosen : `${chosen} · ${figures}`}
    />
  );
}
