import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

import { describeFailure } from '../../../../domain/failure';
import type { OrderStatus } from '../../../../domain/order-status';
import { useOrders } from '../../../providers/orders';
import { useNotify } from '../../../ui/notify';
import {
  isUnfiltered,
  wantedBy,
  wantedEverywhere,
  type OrderFilterValues,
} from '../search/order-filters';
import type { ExportDialog } from './export-dialog';

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
  const [Dialog, setDialog] = useState<typeof ExportDialog>();

  async function show() {
    try {
      const { ExportDialog } = await import('./export-dialog');
      setDialog(() => ExportDialog);
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
