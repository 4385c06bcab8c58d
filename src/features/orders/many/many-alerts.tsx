import { Alert } from 'antd';

import type { Order } from '../../../../domain/order';
import { alertsOf } from '../../../../domain/order-alerts';
import { validityOf } from '../../../../domain/quote-validity';
import { env } from '../../../config/env';
import { useOrderChecks } from '../../../providers/order-checks';
import { useToday } from '../../../providers/use-today';
import { compactAlert } from '../compact-alert';
import styles from './many-alerts.module.css';
import { strangeOrders, strangeWords } from './strange-words';

/**
 * In the dialog that approves many: which of them are strange, and how (decision 79). Customers who are not approved any
 * more are told of in the rows alone, for they would be a further read each.
 */
export function ManyAlerts({ orders }: { orders: readonly Order[] }) {
  return (
    <div className={styles.alerts} aria-live="polite">
      <Strange orders={orders} />
    </div>
  );
}

function Strange({ orders }: { orders: readonly Order[] }) {
  const checks = useOrderChecks(orders.map(({ numerodopedido }) => numerodopedido));
  const today = useToday();
  if (checks.status === 'loading') return <p>{strangeWords.reading}</p>;
  if (checks.status === 'failed') {
    return <Alert role="note" type="warning" showIcon title={strangeWords.failed} />;
  }
  const groups = strangeOrders(orders, (order, at) =>
    alertsOf(order, {
      check: checks.data[at],
      validity: validityOf(order, env.quoteDays, today),
      isCustomerApproved: undefined,
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
