import { Alert } from 'antd';

import type { Order } from '../../../../domain/order';
import { checkWords, todaysCheckWords } from '../check-words';
import { SentCheck } from '../sent-check';
import { useLineChecks } from '../use-line-checks';
import styles from './approval-check.module.css';

/** In the dialog that approves: whether the lines are as the product table says, now and when the order was sent. */
export function ApprovalCheck({ order }: { order: Order }) {
  const checks = useLineChecks(order.itens);
  const difference = checks.status === 'ready' ? todaysCheckWords(checks.data) : undefined;
  return (
    <div className={styles.checks} aria-live="polite">
      <SentCheck order={order} />
      {checks.status === 'loading' && <p>{checkWords.checking}</p>}
      {checks.status === 'failed' && <Alert type="warning" showIcon title={checkWords.failed} />}
      {checks.status === 'ready' &&
        (difference === undefined ? (
          <p>{checkWords.agrees}</p>
        ) : (
          <Alert type="warning" showIcon title={difference} />
        ))}
    </div>
  );
}
