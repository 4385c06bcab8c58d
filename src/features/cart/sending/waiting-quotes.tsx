import { DownOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useId, useState } from 'react';

import type { QuoteAct } from '../../../../domain/outbox/act';
import type { OpenAct } from '../../../providers/outbox/outbox-provider';
import { onPhone, useMediaQuery } from '../../../ui/hooks/use-media-query';
import { PutBackButton } from '../lines/put-back-button';
import styles from './waiting-quotes.module.css';
import { quoteWords, waitingTitle } from './waiting-words';

/**
 * The quotes that wait for the connection, on every screen until they are sent (decision 65). On a phone
 * one line, which opens.
 */
export function WaitingQuotes({ quotes }: { quotes: readonly OpenAct<QuoteAct>[] }) {
  const folds = useMediaQuery(onPhone);
  const [asked, setAsked] = useState(false);
  const id = useId();
  const [first] = quotes;
  if (!first) return null;
  const title = waitingTitle(quotes.length, first.waits);
  const open = asked || !folds;
  return (
    <Alert
      className={`${styles.waiting}`}
      role="region"
      aria-label={title}
      type="info"
      showIcon={!folds}
      title={
        folds ? (
          <button
            type="button"
            className={`plain row close ${styles.opener}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setAsked(!open)}
          >
            {title}
            <DownOutlined rotate={open ? 180 : 0} aria-hidden />
          </button>
        ) : (
          title
        )
      }
      description={
        open && (
          <ul id={id} className={styles.list}>
            {quotes.map(({ act, cancel }) => (
              <li key={act.id} className="flow spread">
                {quoteWords(act)}
                {cancel && <PutBackButton quote={act} />}
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
