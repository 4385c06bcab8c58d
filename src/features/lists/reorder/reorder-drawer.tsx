import { useMemo } from 'react';

import { can } from '../../../../domain/session/access';
import { describeFailure } from '../../../../domain/outbox/failure';
import { byCode } from '../../../../domain/order/check/comparison';
import { compareLines } from '../../../../domain/lists/past-lines';
import { useProductsByCode } from '../../../providers/product/catalog';
import type { ReorderSource } from '../../../providers/page/drawers';
import { useUser } from '../../../providers/session/session';
import { Drawer } from '../../../ui/dialogs/drawer';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failed-state';
import { LoadingState } from '../../../ui/states/loading-state';
import { ReorderReport } from './reorder-report';
import { reorderWords } from './reorder-words';

interface ReorderDrawerProps {
  /** Undefined while the drawer is closed. */
  source: ReorderSource | undefined;
  onClose: () => void;
}

const looks = { body: { padding: 0, display: 'flex', flexDirection: 'column' } } as const;

/** 'Pedir de novo': the changes since then, before any line goes into the cart. */
export function ReorderDrawer({ source, onClose }: ReorderDrawerProps) {
  return (
    <Drawer
      title={source && `Pedir de novo: ${source.title}`}
      size="min(760px, 100vw)"
      destroyOnHidden
      open={source !== undefined}
      styles={looks}
      onClose={onClose}
    >
      {source && <Comparison source={source} onClose={onClose} />}
    </Drawer>
  );
}

/** Requests only these products from the catalogue. */
function Comparison({ source, onClose }: { source: ReorderSource; onClose: () => void }) {
  const { lines } = source;
  const prices = can(useUser(), 'seePrices');
  const codes = useMemo(() => [...new Set(lines.map(({ CD_PRODUTO }) => CD_PRODUTO))], [lines]);
  const today = useProductsByCode(codes);
  const compared = useMemo(
    () => (today.status === 'ready' ? compareLines(lines, byCode(today.data), { prices }) : []),
    [lines, today, prices],
  );
  if (lines.length === 0) return <EmptyState title={reorderWords.nothing} />;
  if (today.status === 'loading') return <LoadingState text="Comparando com o catálogo de hoje…" />;
  if (today.status === 'failed') {
    const message = describeFailure(reorderWords.failed, today.error);
    return <FailedState message={message} onRetry={today.retry} />;
  }
  return <ReorderReport lines={compared} terms={source.terms} onDone={onClose} />;
}
