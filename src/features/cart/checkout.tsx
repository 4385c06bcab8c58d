import { Alert, Button } from 'antd';
import { useRef } from 'react';

import { can } from '../../../domain/access';
import { describeFailure } from '../../../domain/failure';
import { noSeller } from '../../../domain/quote';
import { hasComplaint } from '../../../domain/quote-words';
import { useCart } from '../../providers/cart';
import { useConnected } from '../../providers/connection';
import { useCustomer } from '../../providers/customers';
import { dataOf } from '../../providers/live';
import { useSellers } from '../../providers/sellers';
import { useUser } from '../../providers/session';
import { Price } from '../../ui/price';
import { useAlertDialog } from '../../ui/use-alert-dialog';
import { useHeightVariable } from '../../ui/use-height-variable';
import styles from './checkout.module.css';
import { goneWords } from './customer-field';
import { QuoteWordsFields } from './quote-words-fields';
import { RepresentativeField } from './representative-field';
import { SendingNotice } from './sending-notice';

/** Where a long cart can be skipped to. */
export const checkoutId = 'envio';

/** Total, representative and 'PEDIR ORÇAMENTO' (§2, §5, §6). */
export function Checkout({ gone }: { gone: boolean }) {
  const user = useUser();
  const { total, seller, words, sending, sendError, send, customer } = useCart();
  const entry = useCustomer(customer?.uid);
  const whom = dataOf(entry);
  const connected = useConnected();
  const sellers = useSellers();
  const showAlert = useAlertDialog();
  const busy = sending !== 'idle';
  const frame = useRef<HTMLDivElement>(null);
  useHeightVariable(frame, '--mmv-checkout');

  function askForQuote() {
    const chosen = dataOf(sellers)?.find(({ value }) => value === seller);
    if (sellers.status === 'loading' && seller !== noSeller) {
      showAlert(
        'Os representantes ainda não foram carregados. Verifique sua conexão e tente de novo.',
      );
    } else if (!chosen) {
      showAlert('Por favor, selecione seu representante.');
    } else if (gone) {
      showAlert('Remova os produtos que saíram do catálogo para enviar o orçamento.');
    } else if (hasComplaint(words)) {
      showAlert('Corrija a observação ou o seu número de pedido para enviar o orçamento.');
    } else if (customer && connected && entry.status !== 'ready') {
      showAlert(
        'Os dados do cliente ainda não foram carregados. Verifique sua conexão e tente de novo.',
      );
    } else if (customer && whom === null) {
      showAlert(goneWords(customer.nome));
    } else {
      send(chosen, words, whom ?? undefined);
    }
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
