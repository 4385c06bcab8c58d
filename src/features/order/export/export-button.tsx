import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

import { describeFailure } from '../../../../domain/outbox/failure';
import type { OrderStatus } from '../../../../domain/order/status';
import { useOrders } from '../../../providers/order/orders';
import { useNotify } from '../../../ui/notices/notify';
import {
  isUnfiltered,
  wantedBy,
  wantedEverywhere,
  type OrderFilterValues,
} from '../search/order-filters';
import type { ExportDialogs } from './export-dialogs';

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
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof ExportDialogs>();

  async function show() {
    try {
      const { ExportDialogs } = await import('./export-dialogs');
      setDialog(() => ExportDialogs);
      setOpen(true);
    } catch (error) {
      console.error('The export could not be loaded', error);
      notify.error(describeFailure('A exportação não foi aberta', error));
    }
  }

  const wanted = wantedBy(filters, rest);
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => void show()}
      >
        Exportar
      </Button>
      {open && Dialog && (
        <Dialog
          status={status}
          wanted={everywhere ? wantedEverywhere(wanted) : wanted}
          isFiltered={narrowed || !isUnfiltered(filters)}
          total={total}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
