import { Button } from 'antd';

import { can } from '../../../../domain/session/access';
import { useOneOrder } from '../../../providers/order/one-order';
import { useUser } from '../../../providers/session/session';
import { copyWords } from '../words/order-words';
import { CopyButton } from '../print/copy-button';
import { useOrderPrinting } from '../print/use-order-printing';
import { OrderCopies } from './order-copies';
import styles from './stored-order-copies.module.css';

/** On /obrigado: the order that was just stored can be printed and sent at once. */
export function StoredOrderCopies({ number }: { number: number }) {
  return (
    <div className={styles.copies}>
      <Copies number={number} />
    </div>
  );
}

function Copies({ number }: { number: number }) {
  const priced = can(useUser(), 'seePrices');
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
      <OrderCopies order={data} priced={priced}>
        <CopyButton order={data} printing={isPrinting(data)} onPrint={(one) => print([one])} />
      </OrderCopies>
      {printer}
    </>
  );
}
