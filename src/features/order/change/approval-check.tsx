import { Alert } from 'antd';

import { doubtsAbout } from '../../../../domain/order/check/doubts';
import type { Order } from '../../../../domain/order/order';
import { dataOf } from '../../../providers/live/live';
import { checkWords } from '../words/check-words';
import { OrderAlerts } from '../marks/order-alerts';
import { TableDoubts } from '../marks/table-doubts';
import { useLineChecks } from '../marks/use-line-checks';
import styles from './approval-check.module.css';
import { ChangedLines } from './changed-lines';

/** In the dialog that approves: what is strange about the order, and whether it is as the product table says today. */
export function ApprovalCheck({ order }: { order: Order }) {
  const checks = useLineChecks(order.itens);
  const doubts = doubtsAbout(order, dataOf(checks) ?? [], undefined);
  return (
    <div className={styles.checks} aria-live="polite">
      <OrderAlerts order={order} />
      {checks.status === 'loading' && <p>{checkWords.checking}</p>}
      {checks.status === 'failed' && <Alert type="warning" showIcon title={checkWords.failed} />}
      {checks.status === 'ready' && doubts.differing === 0 && <p>{checkWords.agrees}</p>}
      <TableDoubts order={order} doubts={doubts}>
        <ChangedLines lines={doubts.lines} />
      </TableDoubts>
    </div>
  );
}
