import type { OrderStatus } from '../../../../domain/order/status';
import { useOrders } from '../../../providers/order/orders';
import { ExportButton as GeneralButton } from '../../../ui/export/export-button';
import {
  isUnfiltered,
  wantedBy,
  wantedEverywhere,
  type OrderFilterValues,
} from '../search/order-filters';

const loadDialogs = async () => (await import('./list-export')).ExportDialogs;

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
      load={loadDialogs}
      props={{
        ...{ status, total },
        wanted: everywhere ? wantedEverywhere(wanted) : wanted,
        isFiltered: narrowed || !isUnfiltered(filters),
      }}
    />
  );
}
