import { useState } from 'react';

import { describeFailure } from '../../../../domain/outbox/failure';
import type { Order } from '../../../../domain/order/order';
import type { OrderStatus } from '../../../../domain/order/status';
import { useNotify } from '../../../ui/notices/notify';
import type { ExportDialog } from './export-dialog';

/** The export of chosen orders and no others, as they stand by then; its code comes with the first time. */
export function useExportChosen(status: OrderStatus, orders: readonly Order[]) {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof ExportDialog>();

  async function load() {
    try {
      const { ExportDialog } = await import('./export-dialog');
      setDialog(() => ExportDialog);
      setOpen(true);
    } catch (error) {
      console.error('The export could not be loaded', error);
      notify.error(describeFailure('A exportação não foi aberta', error));
    }
  }

  const numbers = orders.map(({ numerodopedido }) => numerodopedido);
  const dialog = open && Dialog && (
    <Dialog status={status} numbers={numbers} onClose={() => setOpen(false)} />
  );
  return { show: () => void load(), dialog };
}
