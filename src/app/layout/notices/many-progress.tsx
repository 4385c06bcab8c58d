import { lazy, Suspense } from 'react';

import { useManyJob } from '../../../providers/outbox/many-orders';
import { useApprovalJob } from '../../../providers/people/use-approve-many';

const ManyPanel = lazy(() => import('../../../features/order/many/many-panel'));
const ApprovalsDialog = lazy(() => import('../../../features/people/many/approvals-dialog'));

/** How far a change of many orders or of many approvals is; its code comes with the first one. */
export function ManyProgress() {
  const orders = useManyJob();
  const approvals = useApprovalJob();
  return (
    <Suspense>
      {orders && <ManyPanel job={orders} />}
      {approvals && <ApprovalsDialog job={approvals} />}
    </Suspense>
  );
}
