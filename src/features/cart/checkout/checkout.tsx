import { Alert, Button } from 'antd';
import { useRef } from 'react';

import { can } from '../../../../domain/session/access';
import { describeFailure } from '../../../../domain/outbox/failure';
import { useCart } from '../../../providers/cart/cart';
import { useConnected } from '../../../providers/outbox/connection';
import { useCustomer } from '../../../providers/people/customers';
import { dataOf } from '../../../providers/live/live';
import { useSellers } from '../../../providers/people/sellers';
import { useUser } from '../../../providers/session/session';
import { Price } from '../../../ui/pieces/price';
import { useAlertDialog } from '../../../ui/dialogs/use-alert-dialog';
import { useHeightVariable } from '../../../ui/hooks/use-height-variable';
import styles from './checkout.module.css';
import { quoteObstacle } from './quote-obstacle';
import { QuoteWordsFields } from './quote-words-fields';
import { RepresentativeField } from './representative-field';
import { SendingNotice } from '../sending/sending-notice';

/** Where a long cart can be skipped to. */
export const checkoutId = 'envio';

/** Total, representative and 'PEDIR ORÇAMENTO' (§2, §5, §6). */
export function Checkout({ gone }: { gone: boolean }) {
  const user = useUser();
  const { total, seller, words, sending, sendError, send, customer } = useCart();
  const entry = useCustomer(customer?.uid);
  const connected = useConnected();
  const sellers = useSellers();
  const showAlert = useAlertDialog();
  const busy = sending !== 'idle';
  const frame = useRef<HTMLDivElement>(null);
  useHeightVariable(frame, '--mmv-checkout');

  function askForQuote() {
    const chosen = dataOf(sellers)?.find(({ value }) => value === seller);
    const asked = { sellers, seller, chosen, gone, words, customer, entry, connected };
    const obstacle = quoteObstacle(asked);
    if (obstacle !== undefined) showAlert(obstacle);
    else if (chosen) send(chosen, words, dataOf(entry) ?? undefined);
  }

  return (
    <div ref={frame} id={checkoutId} tabIndex={-1} className={styles.checkout} data-panel-foot>
      {can(user, 'seePrices') && (
        <p className={styles.total}>
          Total <Price value={total} size="large" />
        </p>
      )}
      <div className={styles.representative}>
        <RepresentativeField sellers={sellers} />
      </div>
      <QuoteWordsFields />
      <div className={styles.notices}>
        <SendingNotice />
        {sendError && (
          <Alert
            type="error"
            showIcon
            title={`${describeFailure('O orçamento não foi enviado', sendError)} Seus itens continuam aqui.`}
          />
        )}
      </div>
      {can(user, 'sendQuote') && (
        <div className={styles.send}>
          <Button
            type="primary"
            size="large"
            block
            loading={busy}
            aria-disabled={busy}
            onClick={askForQuote}
          >
            PEDIR ORÇAMENTO
          </Button>
        </div>
      )}
    </div>
  );
}
