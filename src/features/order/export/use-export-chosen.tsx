import { useState } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import type { ListedStatus } from '../../../../domain/order/status';
import { lazyDialog } from '../../../ui/late/lazy-dialog';

const ExportDialog = lazyDialog({
  load: async () => (await import('./export-dialog')).ExportDialog,
  failure: 'A exportação não foi aberta',
});

/** The export of the chosen orders in their current state. Its code loads with the first click. */
export function useExportChosen(status: ListedStatus, orders: readonly OrderHead[]) {
  const [open, setOpen] = useState(false);

  const numbers = orders.map(({ numerodopedido }) => numerodopedido);
  const close = () => setOpen(false);
  const dialog = open && (
    <ExportDialog status={status} wanted={{ numbers }} total={numbers.length} onClose={close} />
  );
  return { show: () => setOpen(true), dialog };
}
