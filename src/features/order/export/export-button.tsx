import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

import type { OrderStatus } from '../../../../domain/order/status';
import { useOrders } from '../../../providers/order/orders';
import { Late } from '../../../ui/dialogs/late';
import {
  isUnfiltered,
  wantedBy,
  wantedEverywhere,
  type OrderFilterValues,
} from '../search/order-filters';

const loadDialogs = async () => (await import('./export-dialogs')).ExportDialogs;

interface ExportButtonProps {
  status: OrderStatus;
  filters: OrderFilterValues;
  /** Names are looked for in all orders. */
  everywhere: boolean;
  /** How many orders are in the list; undefined where that is not known. */
  total: number | undefined;
}

/** Opens the export of what the list shows; its code comes with the first click. */
export function ExportButton({ status, filters, everywhere, total }: ExportButtonProps) {
  const { rest, narrowed } = useOrders();
  const [open, setOpen] = useState(false);

  const close = () => setOpen(false);
  const wanted = wantedBy(filters, rest);
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Exportar
      </Button>
      {open && (
        <Late
          load={loadDialogs}
          needed
          failure="A exportação não foi aberta"
          onFail={close}
          props={{
            status,
            wanted: everywhere ? wantedEverywhere(wanted) : wanted,
            isFiltered: narrowed || !isUnfiltered(filters),
            total,
            onClose: close,
          }}
        />
      )}
    </>
  );
}
