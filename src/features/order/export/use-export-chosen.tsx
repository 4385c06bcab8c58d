import { useState } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import type { OrderStatus } from '../../../../domain/order/status';
import { Late } from '../../../ui/dialogs/late';

const loadDialog = async () => (await import('./export-dialog')).ExportDialog;

/** The export of chosen orders and no others, as they stand by then; its code comes with the first time. */
export function useExportChosen(status: OrderStatus, orders: readonly OrderHead[]) {
  const [open, setOpen] = useState(false);

  const numbers = orders.map(({ numerodopedido }) => numerodopedido);
  const close = () => setOpen(false);
  const dialog = open && (
    <Late
      load={loadDialog}
      needed
      failure="A exportação não foi aberta"
      onFail={close}
      props={{ status, numbers, onClose: close }}
    />
  );
  return { show: () => setOpen(true), dialog };
}
