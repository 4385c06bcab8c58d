import { lazy, Suspense } from 'react';

import { useManyProgress } from '../../../providers/outbox/many/many-orders';

const ManyPanel = lazy(() => import('../../../features/order/many/many-panel'));

/** How far a change of many orders is; its code comes with the first one. */
export function ManyProgress() {
  const { job } = useManyProgress();
  if (!job) return null;
  return (
    <Suspense>
      <ManyPanel job={job} />
    </Suspense>
  );
}
