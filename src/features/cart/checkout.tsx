import { can } from '../../../domain/access';
import { describeFailure } from '../../../domain/failure';
import { useCart } from '../../providers/cart';
import { dataOf } from '../../providers/live';
import { useSellers } from '../../providers/sellers';
import { useUser } from '../../providers/session';
import { Button } from '../../ui/button';
import { Price } from '../../ui/price';
import { useAlertDialog } from '../../ui/use-alert-dialog';
import styles from './checkout.module.css';
import { RepresentativeField } from './representative-field';
import { SendingNotice } from './sending-notice';

/** Total, representative and 'PEDIR ORÇAMENTO' (§2, §5, §6). */
export function Checkout({ gone }: { gone: boolean }) {
  const user = useUser();
  const { total, seller, sending, sendError, send } = useCart();
  const sellers = useSellers();
  const showAlert = useAlertDialog();

  function askForQuote() {
    const chosen = dataOf(sellers)?.find(({ value }) => value === seller);
    if (!chosen) {
      showAlert('Por favor, selecione seu representante.');
    } else if (gone) {
      showAlert('Remova os produtos que saíram do catálogo para enviar o orçamento.');
    } else {
      send(chosen);
    }
  }

  return (
    <div className={styles.checkout}>
      {can(user, 'seePrices') && (
        <p className={styles.total}>
          Total <Price value={total} size="large" />
        </p>
      )}
      <RepresentativeField sellers={sellers} />
      <SendingNotice />
      {sendError && (
        <p className={styles.failure} role="alert">
          {describeFailure('O orçamento não foi enviado', sendError)} Seus itens continuam aqui.
        </p>
      )}
      {can(user, 'sendQuote') && (
        <Button
          type="primary"
          size="large"
          block
          loading={sending === 'sending'}
          softDisabled={sending === 'confirming'}
          onClick={askForQuote}
        >
          PEDIR ORÇAMENTO
        </Button>
      )}
    </div>
  );
}
