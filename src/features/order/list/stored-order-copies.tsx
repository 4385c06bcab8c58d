import { Button } from 'antd';

import type { Order } from '../../../../domain/order/order';
import { can } from '../../../../domain/session/access';
import { counted } from '../../../../domain/words/counted';
import { itemsWords } from '../../../../domain/words/items';
import { dataOf } from '../../../providers/live/live';
import { useOneOrder } from '../../../providers/order/detail/one-order';
import { useSellerPhone } from '../../../providers/people/seller-phone';
import { useUser } from '../../../providers/session/session';
import { PhoneLinks } from '../../../ui/pieces/people/contact-links';
import { Price } from '../../../ui/pieces/product/price';
import { copyWords } from '../words/order-words';
import { CopyButton } from '../print/copy-button';
import { useOrderPrinting } from '../print/use-order-printing';
import { OrderCopies } from './order-copies';
import styles from './stored-order-copies.module.css';

/**
 * On /obrigado: the stored order and the next step. It can be printed and sent; customers see their
 * representative's number.
 */
export function StoredOrderCopies({ number }: { number: number }) {
  const isBuyer = can(useUser(), 'ordersOfCustomer');
  return (
    <div className={isBuyer ? `${styles.copies} ${styles.withCall}` : styles.copies}>
      <Copies number={number} />
    </div>
  );
}

function Copies({ number }: { number: number }) {
  const user = useUser();
  const priced = can(user, 'seePrices');
  const order = useOneOrder(number);
  const { print, isPrinting, printer } = useOrderPrinting(priced);
  if (order.status === 'loading') return null;
  if (order.status === 'failed') {
    return (
      <>
        <p role="alert">{copyWords.failed}</p>
        <Button onClick={order.retry}>Tentar de novo</Button>
      </>
    );
  }
  const { data } = order;
  if (!data) return <p>{copyWords.failed}</p>;
  return (
    <>
      <Facts order={data} priced={priced} />
      <OrderCopies order={data} priced={priced}>
        <CopyButton order={data} printing={isPrinting(data)} onPrint={(one) => print([one])} />
      </OrderCopies>
      {can(user, 'ordersOfCustomer') && <Call order={data} />}
      {printer}
    </>
  );
}

function Facts({ order, priced }: { order: Order; priced: boolean }) {
  const isBuyer = can(useUser(), 'ordersOfCustomer');
  const { itens, total, referencia, vendedor } = order;
  const pieces = itens.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={`breaks ${styles.facts}`}>
      <p>
        {itemsWords(itens.length)} · {counted(pieces, 'peça', 'peças')}
        {priced && (
          <>
            {' · '}
            <Price value={total} />
          </>
        )}
      </p>
      {referencia !== undefined && (
        <p>
          {isBuyer ? 'Seu número de pedido' : 'Ref. cliente'}: {referencia}
        </p>
      )}
      <p className="secondary">
        {isBuyer ? copyWords.next.customer(vendedor) : copyWords.next.staff}
      </p>
    </div>
  );
}

function Call({ order: { idvendedor, vendedor } }: { order: Order }) {
  const number = dataOf(useSellerPhone(idvendedor));
  return (
    number && (
      <p className={styles.call}>
        <span>Dúvidas? Fale com {vendedor}:</span>
        <span>
          <PhoneLinks number={number} of={vendedor} />
        </span>
      </p>
    )
  );
}
