import { Alert, Button } from 'antd';
import { useRef } from 'react';

import { cartTotal } from '../../../../domain/cart/cart';
import { linesComplaint } from '../../../../domain/order/lines';
import { can } from '../../../../domain/session/access';
import { useCart, useCartLocked } from '../../../providers/cart/cart';
import { useRefusal } from '../../../providers/cart/sending';
import { useConnected } from '../../../providers/outbox/connection';
import { useCustomer } from '../../../providers/people/customers';
import { dataOf } from '../../../providers/live/live';
import { useSellers } from '../../../providers/people/sellers';
import { useUser } from '../../../providers/session/session';
import { Price } from '../../../ui/pieces/price';
import { useAlertDialog } from '../../../ui/dialogs/use-alert-dialog';
import { useHeightVariable } from '../../../ui/hooks/use-height-variable';
import styles from './checkout.module.css';
import { helpWith, quoteObstacle } from './quote-obstacle';
import { QuoteWordsFields } from './words/quote-words-fields';
import { RepresentativeField } from './representative-field';
import type { CurrentTable } from '../lines/use-current-table';
import { SendingNotice } from '../sending/sending-notice';
import { describeUnsent } from '../sending/sending-words';
import { useCheckedQuote } from './use-checked-quote';

/** Where a long cart can be skipped to. */
export const checkoutId = 'envio';

/** Total, representative and 'PEDIR ORÇAMENTO' (§2, §5, §6). */
export function Checkout({ table }: { table: CurrentTable }) {
  const user = useUser();
  const { seller, words, customer } = useCart((cart) => ({
    seller: cart.seller,
    words: cart.words,
    customer: cart.customer,
  }));
  const total = useCart(({ lines }) => cartTotal(lines));
  const locked = useCartLocked();
  const send = useCheckedQuote(table.ask);
  const refusal = useRefusal();
  const entry = useCustomer(customer?.uid);
  const connected = useConnected();
  const sellers = useSellers();
  const unfit = useCart(({ lines }) => linesComplaint(lines));
  const showAlert = useAlertDialog();
  const frame = useRef<HTMLDivElement>(null);
  useHeightVariable(frame, '--mmv-checkout');

  function askForQuote() {
    const chosen = dataOf(sellers)?.find(({ value }) => value === seller);
    const gone = table.gone.size > 0;
    const asked = { sellers, seller, chosen, unfit, gone, words, customer, entry, connected };
    const obstacle = quoteObstacle(asked);
    if (obstacle === undefined) {
      if (chosen) void send(chosen, words);
      return;
    }
    showAlert(obstacle, helpWith(obstacle, can(user, 'quoteForCustomers') && customer === null));
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
        {unfit !== undefined && <Alert type="warning" showIcon title={unfit} />}
        <SendingNotice />
        {refusal && <Alert type="error" showIcon title={describeUnsent(refusal, customer?.nome)} />}
      </div>
      {can(user, 'sendQuote') ? (
        <div className={styles.send}>
          <Button
            type="primary"
            size="large"
            block
            loading={locked}
            aria-disabled={locked}
            onClick={askForQuote}
          >
            PEDIR ORÇAMENTO
          </Button>
        </div>
      ) : (
        <p className={styles.explained}>
          O administrador não envia orçamentos: peça ao cliente ou ao representante que envie.
        </p>
      )}
    </div>
  );
}
