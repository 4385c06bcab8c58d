import { Alert, Button } from 'antd';
import { useRef, type ComponentProps } from 'react';

import { cartTotal } from '../../../../domain/cart/cart';
import { termsToSend, type TermSettings } from '../../../../domain/order/quote/terms';
import { withTerms, type QuoteWords } from '../../../../domain/order/quote/words';
import type { SellerEntry } from '../../../../domain/people/user';
import { can } from '../../../../domain/session/access';
import { useCart, useCartLocked, useRepresentative } from '../../../providers/cart/cart';
import { dataOf, type Live } from '../../../providers/live/live';
import { useRefusal } from '../../../providers/cart/sending';
import { useTermSettings } from '../../../providers/order/terms';
import { useSellers } from '../../../providers/people/sellers';
import { useUser } from '../../../providers/session/session';
import { Price } from '../../../ui/pieces/product/price';
import { useHeightVariable } from '../../../ui/hooks/use-height-variable';
import styles from './checkout.module.css';
import { DiscountFields } from './words/discount-fields';
import { QuoteWordsFields } from './words/quote-words-fields';
import { TermsFields } from './words/terms-fields';
import { RepresentativeField } from './representative-field';
import type { CurrentTable } from '../lines/use-current-table';
import { SendingNotice } from '../sending/sending-notice';
import { describeUnsent } from './checkout-words';
import { checkoutId } from './checkout-id';
import { useCheckedQuote } from './use-checked-quote';
import { useObstacle } from './use-obstacle';

interface CheckoutProps {
  table: CurrentTable;
  discounts: ComponentProps<typeof DiscountFields>;
}

/** Total, representative and 'PEDIR ORÇAMENTO' (§2, §5, §6). */
export function Checkout({ table, discounts }: CheckoutProps) {
  const user = useUser();
  const words = useCart((cart) => cart.words);
  const customer = useCart((cart) => cart.customer);
  const total = useCart(({ lines }) => cartTotal(lines));
  const locked = useCartLocked();
  const terms = useTermSettings();
  const obstacle = useObstacle(table, terms);
  const send = useCheckedQuote(table.ask, obstacle.show);
  const refusal = useRefusal();
  const sellers = useSellers();
  const frame = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useHeightVariable(frame, '--mmv-checkout');
  useHeightVariable(foot, '--mmv-checkout-foot');

  function askForQuote() {
    const seller = obstacle.pass();
    if (seller) void send(seller, asAsked(words, dataOf(terms)));
  }

  return (
    <div ref={frame} className={`stack ${styles.checkout}`} data-panel-foot>
      <div id={checkoutId} tabIndex={-1} className={`no-ring ${styles.representative}`}>
        <RepresentativeField sellers={sellers} />
      </div>
      <TermsFields live={terms} />
      <DiscountFields {...discounts} />
      <QuoteWordsFields />
      <div ref={foot} className={`stack ${styles.foot}`}>
        <div className={`stack ${styles.notices}`}>
          {obstacle.sentence !== undefined && (
            // A new key each time, so that screen readers announce a repeated text.
            <Alert key={obstacle.times} type="warning" showIcon title={obstacle.sentence} />
          )}
          {obstacle.shortfall && obstacle.sentence !== obstacle.shortfall.obstacle && (
            <Alert role="note" type="info" showIcon title={obstacle.shortfall.words} />
          )}
          <SendingNotice />
          {refusal && (
            <Alert type="error" showIcon title={describeUnsent(refusal, customer?.nome)} />
          )}
        </div>
        <div className={styles.sum}>
          {can(user, 'quoteForCustomers') && (
            <p className={`small one-line ${styles.customer}`}>
              {customer?.nome ?? `${user.nome} (você)`}
            </p>
          )}
          <Proposed sellers={sellers} />
          {can(user, 'seePrices') && (
            <p className={styles.total}>
              Total <Price value={total} size="large" />
            </p>
          )}
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
          <p className="secondary">
            O administrador não envia orçamentos: peça ao cliente ou ao representante que envie.
          </p>
        )}
      </div>
    </div>
  );
}

/** The words without terms that the administrator doesn't ask for any more. */
function asAsked(words: QuoteWords, settings: TermSettings | undefined): QuoteWords {
  return settings ? withTerms(words, termsToSend(words.condicoes, settings)) : words;
}

/** The chosen representative, next to the button: on a phone the field is below all lines (decision 56). */
function Proposed({ sellers }: { sellers: Live<SellerEntry[]> }) {
  const { uid } = useUser();
  const seller = useRepresentative();
  const chosen = dataOf(sellers)?.find(({ value }) => value === seller);
  if (!chosen || seller === uid) return null;
  return <p className={`small one-line ${styles.customer}`}>Para {chosen.label}</p>;
}
