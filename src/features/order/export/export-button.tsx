import type { OrderStatus } from '../../../../domain/order/status';
import { useOrders } from '../../../providers/order/orders';
import { ExportButton as GeneralButton } from '../../../ui/export/export-button';
import { FailedDialog } from '../../../ui/late/failed-dialog';
import { lazyPart } from '../../../ui/late/lazy-part';
import {
  isUnfiltered,
  wantedBy,
  wantedEverywhere,
  type OrderFilterValues,
} from '../search/order-filters';

const ExportDialogs = lazyPart({
  load: async () => (await import('./list-export')).ExportDialogs,
  failure: 'A exportação não foi aberta',
  Failed: FailedDialog,
});

interface ExportButtonProps {
  status: OrderStatus;
  filters: OrderFilterValues;
  /** Names are looked for in all orders. */
  everywhere: boolean;
  /** How many orders are in the list; undefined where that is not known. */
  total: number | undefined;
}

/** Exports what the list shows. */
export function ExportButton({ status, filters, everywhere, total }: ExportButtonProps) {
  const { rest, narrowed } = useOrders();
  const wanted = wantedBy(filters, rest);
  return (
    <GeneralButton
      Dialog={ExportDialogs}
      props={{
        ...{ status, total },
        wanted: everywhere ? wantedEverywhere(wanted) : wanted,
        isFiltered: narrowed || !isUnfiltered(filters),
      }}
    />
  );
}
