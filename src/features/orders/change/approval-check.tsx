import { Alert } from 'antd';

import { doubtsAbout } from '../../../../domain/order-doubts';
import type { Order } from '../../../../domain/order';
import { dataOf } from '../../../providers/live';
import { checkWords, sumWords } from '../check-words';
import { ExpiredNotice } from '../expired-notice';
import { SentCheck } from '../sent-check';
import { TableDoubts } from '../table-doubts';
import { useLineChecks } from '../use-line-checks';
import styles from './approval-check.module.css';
import { ChangedLines } from './changed-lines';

/** In the dialog that approves: whether the order is old, and as the product table says, now and when it was sent. */
export function ApprovalCheck({ order }: { order: Order }) {
  const checks = useLineChecks(order.itens);
  const doubts = doubtsAbout(order, dataOf(checks) ?? [], undefined);
  return (
    <div className={styles.checks} aria-live="polite">
      <ExpiredNotice order={order} reader="staff" />
      {doubts.sum !== undefined && <Alert type="warning" showIcon title={sumWords(doubts.sum)} />}
      <SentCheck order={order} />
      {checks.status === 'loading' && <p>{checkWords.checking}</p>}
      {checks.status === 'failed' && <Alert type="warning" showIcon title={checkWords.failed} />}
      {checks.status === 'ready' && doubts.differing === 0 && <p>{checkWords.agrees}</p>}
      <TableDoubts order={order} doubts={doubts}>
        <ChangedLines lines={doubts.lines} />
      </TableDoubts>
    </div>
  );
}
