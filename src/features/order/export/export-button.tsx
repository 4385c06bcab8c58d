import type { ListedStatus } from '../../../../domain/order/status';
import { ExportButton as GeneralButton } from '../../../ui/export/export-button';
import { lazyDialog } from '../../../ui/late/lazy-dialog';
import { isUnfiltered, wantedBy, type OrderFilters } from '../search/order-filters';

const ExportDialogs = lazyDialog({
  load: async () => (await import('./export-dialog')).ExportDialogs,
  failure: 'A exportação não foi aberta',
});

interface ExportButtonProps {
  status: ListedStatus;
  filters: OrderFilters;
  /** How many orders the list has; undefined while unknown. */
  total: number | undefined;
}

/** Exports the orders of the list. */
export function ExportButton({ status, filters, total }: ExportButtonProps) {
  const isFiltered = !isUnfiltered(filters);
  return (
    <GeneralButton
      Dialog={ExportDialogs}
      props={{ status, total, wanted: wantedBy(filters), isFiltered }}
    />
  );
}
