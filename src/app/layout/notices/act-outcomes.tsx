import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';

import type { QuoteAct, Refusal } from '../../../../domain/outbox/act';
import { can, roleOf } from '../../../../domain/session/access';
import { quoteWords } from '../../../features/cart/sending/waiting-words';
import { PutBackButton } from '../../../features/cart/lines/put-back-button';
import { useDone, useOutbox, useRefused } from '../../../providers/outbox/outbox-provider';
import { useUser } from '../../../providers/session/session';
import { useNotify } from '../../../ui/notices/notify';
import { OrderLink } from '../../../ui/pieces/order/order-link';
import styles from './act-outcomes.module.css';
import { describeDone, describeRefused, writtenWith } from './outcome-words';

/** Shows the outcome of a change, on any screen. */

/** Announces successful changes. */
export function DoneActs() {
  const done = useDone();
  const { forget } = useOutbox();
  const notify = useNotify();
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const entry of done) {
      const { id } = entry.act;
      if (told.current.has(id)) continue;
      told.current.add(id);
      notify.success(describeDone(entry));
      void forget(id);
    }
  }, [done, forget, notify]);
  return null;
}

/** Shows refused changes until the person closes them, also after a reload. */
export function RefusedActs() {
  const refused = useRefused();
  const user = useUser();
  const { forget } = useOutbox();
  if (refused.length === 0) return null;
  return (
    <div className={`no-print ${styles.refused}`}>
      {refused.map(({ act, recusa }) => (
        <Alert
          key={act.id}
          type="error"
          showIcon
          title={describeRefused(act, recusa)}
          description={writtenWith(act)}
          action={
            act.campo === 'orcamento' ? (
              <RefusedQuote quote={act} recusa={recusa} />
            ) : (
              <div className={`wrap ${styles.acts}`}>
                {act.campo === 'itens' && <OrderLink order={act} reader={roleOf(user)} />}
                <Button size="small" onClick={() => void forget(act.id)}>
                  Entendi
                </Button>
              </div>
            )
          }
        />
      ))}
    </div>
  );
}

/**
 * Offers to send the quote again or to put it back into the cart. A quote that another device sent can
 * only be put back.
 */
function RefusedQuote({ quote, recusa }: { quote: QuoteAct; recusa: Refusal }) {
  const { tryAgain } = useOutbox();
  const user = useUser();
  if (!can(user, 'useCart')) return null;
  return (
    <div className={`wrap ${styles.acts}`}>
      {recusa.motivo !== 'jaenviado' && (
        <Button
          size="small"
          aria-label={`Tentar de novo: ${quoteWords(quote)}`}
          onClick={() => tryAgain(quote.id)}
        >
          Tentar de novo
        </Button>
      )}
      <PutBackButton quote={quote} />
    </div>
  );
}
