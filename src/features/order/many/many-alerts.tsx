import { Alert } from 'antd';

import type { Order } from '../../../../domain/order/order';
import { alertsOf } from '../../../../domain/order/check/alerts';
import { validityOf } from '../../../../domain/order/quote/validity';
import { env } from '../../../config/env';
import { useOrderChecks } from '../../../providers/order/comparison-of-many';
import { useAllStillApproved } from '../../../providers/order/still-approved';
import { useToday } from '../../../providers/page/use-today';
import { compactAlert } from '../marks/compact-alert';
import styles from './many-alerts.module.css';
import { strangeOrders, strangeWords } from './strange-words';

/** In the dialog that approves many: which of them are strange, and how (decision 79). */
export function ManyAlerts({ orders }: { orders: readonly Order[] }) {
  return (
    <div className={styles.alerts} aria-live="polite">
      <Strange orders={orders} />
    </div>
  );
}

function Strange({ orders }: { orders: readonly Order[] }) {
  const checks = useOrderChecks(orders.map(({ numerodopedido }) => numerodopedido));
  const approved = useAllStillApproved(orders.map(({ cliente }) => cliente));
  const today = useToday();
  if (checks.status === 'failed' || approved.status === 'failed') {
    return <Alert role="note" type="warning" showIcon title={strangeWords.failed} />;
  }
  if (checks.status === 'loading' || approved.status === 'loading') {
    return <p>{strangeWords.reading}</p>;
  }
  const groups = strangeOrders(orders, (order, at) =>
    alertsOf(order, {
      check: checks.data[at],
      validity: validityOf(order, env.quoteDays, today),
      isCustomerApproved: approved.data[at],
    }),
  );
  if (groups.count === 0) return <p>{strangeWords.none}</p>;
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      styles={compactAlert}
      title={strangeWords.some(groups.count, orders.length)}
      description={groups.sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    />
  );
}
