import { alertsOf } from '../../../../../domain/order/check/alerts';
import type { OrderHead } from '../../../../../domain/order/head';
import { useListedFacts } from '../../../../providers/order/detail/facts';
import { WarningMark } from '../../../../ui/states/warning-mark';
import { alertWords, countAlerts } from '../../words/alert-words';
import styles from './order-columns.module.css';

/**
 * Marks an order with alerts; the title lists them. An expired quote says so below its date, so it counts
 * only next to other alerts.
 */
export function AlertMark({ order }: { order: OrderHead }) {
  const alerts = alertsOf(order, useListedFacts(order));
  if (alerts.every(({ kind }) => kind === 'vencido')) return null;
  const words = alerts.map(alertWords);
  const title = words.map(({ sentence }) => sentence).join('\n');
  const marks = words.map(({ short }) => short).join(', ');
  return (
    <WarningMark title={title}>
      <span className={styles.alertWords}>
        {alerts.length === 1 ? (
          marks
        ) : (
          <>
            {countAlerts(alerts.length)}
            <span className="visually-hidden">: {marks}</span>
          </>
        )}
      </span>
    </WarningMark>
  );
}
