import { Alert, Button } from 'antd';
import { useEffect } from 'react';

import { reasonOf, type Act, type DoneAct, type Refusal } from '../../../../domain/outbox/act';
import * as quotes from '../../../features/cart/sending/waiting-words';
import { PutBackButton } from '../../../features/cart/lines/put-back-button';
import * as orders from '../../../features/order/words/order-words';
import * as people from '../../../features/people/approval-words';
import { useActs } from '../../../providers/outbox/acts';
import { useNotify } from '../../../ui/notices/notify';
import styles from './act-outcomes.module.css';

/** How that ended which somebody asked for, on whatever screen they are by then. */

/** Says in passing what was done. */
export function DoneActs() {
  const { done, forgetDone } = useActs();
  const notify = useNotify();
  useEffect(() => {
    if (done.length === 0) return;
    for (const one of done) notify.success(describeDone(one));
    forgetDone();
  }, [done, forgetDone, notify]);
  return null;
}

/** Says what was not done or not told, until the person has read it, after a reload too. */
export function RefusedActs() {
  const { refused, forget, untold, forgetUntold } = useActs();
  if (refused.length === 0 && untold.length === 0) return null;
  return (
    <div className={styles.refused}>
      {refused.map(({ act, recusa }) => (
        <Alert
          key={act.id}
          type="error"
          showIcon
          title={describeRefused(act, recusa)}
          description={reasonOf(act) !== '' && `Motivo que você escreveu: ${reasonOf(act)}`}
          action={
            act.campo === 'orcamento' && recusa.motivo !== 'semaviso' ? (
              <PutBackButton quote={act} />
            ) : (
              <Button size="small" onClick={() => forget(act.id)}>
                Entendi
              </Button>
            )
          }
        />
      ))}
      {untold.map((one) => (
        <Alert
          key={one.numbers.join()}
          type="warning"
          showIcon
          title={orders.describeUntold(one.numbers, one.why)}
          action={
            <Button size="small" onClick={() => forgetUntold(one)}>
              Entendi
            </Button>
          }
        />
      ))}
    </div>
  );
}

function describeDone({ act, numerodopedido }: DoneAct): string {
  if (act.campo === 'orcamento') return quotes.sentWords(numerodopedido);
  return act.campo === 'analise'
    ? people.approvalWords[act.acao].done(act.pessoa)
    : orders.wordsOf(act).done(act.numerodopedido);
}

function describeRefused(act: Act, recusa: Refusal): string {
  if (act.campo === 'orcamento') return quotes.describeRefusal(act, recusa);
  return act.campo === 'analise'
    ? people.describeRefusal(act, recusa)
    : orders.describeRefusal(act, recusa);
}
