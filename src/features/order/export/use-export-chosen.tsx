import { useState } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import type { ListedStatus } from '../../../../domain/order/status';
import { lazyDialog } from '../../../ui/late/lazy-dialog';

const ExportDialog = lazyDialog({
  load: async () => (await import('./export-dialog')).ExportDialog,
  failure: 'A exportação não foi aberta',
});

/** The export of chosen orders and no others, as they stand by then; its code comes with the first time. */
export function useExportChosen(status: ListedStatus, orders: readonly OrderHead[]) {
  const [open, setOpen] = useState(false);

  const numbers = orders.map(({ numerodopedido }) => numerodopedido);
  const close = () => setOpen(false);
  const dialog = open && (
    <ExportDialog status={status} wanted={{ numbers }} total={numbers.length} onClose={close} />
  );
  return { show: () => setOpen(true), dialog };
}
