import type { ListedStatus } from '../../../../domain/order/status';
import { ExportButton as GeneralButton } from '../../../ui/export/export-button';
import { FailedDialog } from '../../../ui/late/failed-dialog';
import { lazyPart } from '../../../ui/late/lazy-part';
import { isUnfiltered, wantedBy, type OrderFilters } from '../search/order-filters';

const ExportDialogs = lazyPart({
  load: async () => (await import('./list-export')).ExportDialogs,
  failure: 'A exportação não foi aberta',
  Failed: FailedDialog,
});

interface ExportButtonProps {
  status: ListedStatus;
  filters: OrderFilters;
  /** How many orders are in the list; undefined while that is not known. */
  total: number | undefined;
}

/** Exports what the list shows. */
export function ExportButton({ status, filters, total }: ExportButtonProps) {
  const isFiltered = !isUnfiltered(filters);
  return (
    <GeneralButton
      Dialog={ExportDialogs}
      props={{ status, total, wanted: wantedBy(filters), isFiltered }}
    />
  );
}
