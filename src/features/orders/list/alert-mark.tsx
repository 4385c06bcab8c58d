import type { Order } from '../../../../domain/order';
import { WarningMark } from '../../../ui/warning-mark';
import { alertSentence, countAlerts, shortAlert } from '../alert-words';
import { useOrderAlerts } from '../use-order-alerts';

/**
 * Marks a row whose order is strange in some way: one mark, however many ways, with all of them in its title. That a quote
 * is over stands below its date already, and is counted here only beside others.
 */
export function AlertMark({ order }: { order: Order }) {
  const alerts = useOrderAlerts(order);
  const [first] = alerts;
  if (!first || (alerts.length === 1 && first.kind === 'vencido')) return null;
  const title = alerts.map(alertSentence).join('\n');
  if (alerts.length === 1) return <WarningMark title={title}>{shortAlert(first)}</WarningMark>;
  return (
    <WarningMark title={title}>
      {countAlerts(alerts.length)}
      <span className="visually-hidden">: {alerts.map(shortAlert).join(', ')}</span>
    </WarningMark>
  );
}
