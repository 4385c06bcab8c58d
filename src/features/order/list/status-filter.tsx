import { listedPlurals, type ListedStatus } from '../../../../domain/order/status';
import { LabelledSelect } from '../../../ui/forms/labelled-select';

interface StatusFilterProps {
  /** In the order of the dropdown. */
  statuses: readonly ListedStatus[];
  value: ListedStatus;
  onChange: (status: ListedStatus) => void;
  /** How many orders are in the chosen status, in words, for the dropdown's face; '' while that is not known. */
  figures: string | undefined;
}

/** The status dropdown; its face shows the figures of the chosen status. */
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
