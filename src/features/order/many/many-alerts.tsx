import { Button } from 'antd';

import type { OrderHead } from '../../../../domain/order/head';
import { alertsOf } from '../../../../domain/order/check/alerts';
import { useOrderFacts } from '../../../providers/order/detail/facts';
import { Note } from '../../../ui/states/note';
import { AnswerPlace, useIsReading } from '../marks/answer-place';
import { compactAlert } from '../marks/compact-alert';
import { checkWords } from '../words/alert-words';
import styles from './many-alerts.module.css';
import { strangeOrders, strangeWords } from './many-words';

interface ManyAlertsProps {
  orders: readonly OrderHead[];
  /** Whether there was a connection when the dialog opened. A dialog is outside the connection's provider. */
  connected: boolean;
  /** Called when all facts are loaded or have failed. */
  onKnown: () => void;
  /** Approves these orders, and keeps the others chosen. */
  approveSome: (orders: readonly OrderHead[]) => void;
}

/** Shown in the dialog that approves many orders: the alerts of each (decision 79). */
export function ManyAlerts({ orders, connected, onKnown, approveSome }: ManyAlertsProps) {
  const { facts, state, lacksTable: isUncompared } = useOrderFacts(orders);
  const isReading = useIsReading(state === 'loading', connected);
  function found() {
    if (isReading) return <p>{strangeWords.reading}</p>;
    if (state !== 'ready') {
      return <Note type="warning" title={strangeWords.failed} />;
    }
    const groups = strangeOrders(
      orders.map((order, at) => ({ order, alerts: facts[at] ? alertsOf(order, facts[at]) : [] })),
    );
    const plain = orders.filter((order, at) => {
      const known = facts[at];
      return known?.comparison !== undefined && alertsOf(order, known).length === 0;
    });
    if (groups.count === 0) return !isUncompared && <p>{strangeWords.none}</p>;
    return (
      <Note
        type="warning"
        styles={compactAlert}
        title={strangeWords.some(groups.count, orders.length)}
        description={
          <>
            {groups.sentences.map((sentence) => (
              <div key={sentence}>{sentence}</div>
            ))}
            {!isUncompared && plain.length > 0 && (
              <Button className={`${styles.plain}`} onClick={() => approveSome(plain)}>
                {strangeWords.approvePlain}
              </Button>
            )}
          </>
        }
      />
    );
  }
  return (
    <AnswerPlace
      isComparing={!isUncompared && facts.some(({ comparison }) => !comparison)}
      isLoading={isReading}
      onKnown={onKnown}
    >
      {isUncompared && <Note type="warning" title={checkWords.failed} />}
      {found()}
    </AnswerPlace>
  );
}
