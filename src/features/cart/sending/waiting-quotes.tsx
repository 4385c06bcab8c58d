import { Alert } from 'antd';

import { useWaitingQuotes } from '../../../providers/outbox/outbox-provider';
import { PutBackButton } from '../lines/put-back-button';
import styles from './waiting-quotes.module.css';
import { quoteWords, waitingTitle } from './waiting-words';

/** The quotes that wait for the connection, in sight on every screen until they have gone out (decision 65). */
export function WaitingQuotes() {
  const quotes = useWaitingQuotes();
  const [first] = quotes;
  if (!first) return null;
  const title = waitingTitle(quotes.length, first.waits);
  return (
    <Alert
      className={`${styles.waiting}`}
      role="region"
      aria-label={title}
      type="info"
      showIcon
      title={title}
      description={
        <ul className={styles.list}>
          {quotes.map(({ act, cancel }) => (
            <li key={act.id} className="flow spread">
              {quoteWords(act)}
              {cancel && <PutBackButton quote={act} />}
            </li>
          ))}
        </ul>
      }
    />
  );
}
