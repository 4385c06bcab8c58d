import type { OrderHead } from '../../../../domain/order/head';
import { isOfToday } from '../../../../domain/order/check/alerts';
import { Note } from '../../../ui/states/note';
import { alertWords, countAlerts } from '../words/alert-words';
import { compactAlert } from './compact-alert';
import styles from './order-alerts.module.css';
import { useOrderAlerts } from './use-order-alerts';

/** The alerts of an order, except today's differences (TableDoubts). A note, because nothing has just happened. */
export function OrderAlerts({ order }: { order: OrderHead }) {
  const sentences = useOrderAlerts(order)
    .filter((alert) => !isOfToday(alert))
    .map((alert) => alertWords(alert).sentence);
  const [first] = sentences;
  if (first === undefined) return null;
  if (sentences.length === 1) return <Note type="warning" title={first} />;
  return (
    <Note
      type="warning"
      styles={compactAlert}
      title={countAlerts(sentences.length)}
      description={
        <ul className={styles.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      }
    />
  );
}
