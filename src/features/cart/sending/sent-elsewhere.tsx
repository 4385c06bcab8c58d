import { Alert, Button } from 'antd';

import { useCart, useCartVerbs } from '../../../providers/cart/cart';
import type { SentOrder } from '../../../providers/cart/local-carts';
import { useUser } from '../../../providers/session/session';
import { roleOf } from '../../../../domain/session/access';
import { OrderLink } from '../../../ui/pieces/order/order-link';
import styles from './waiting-quotes.module.css';

/** Shows the order number of a cart that another tab or device sent, on every screen until the person closes it. */
export function SentElsewhere() {
  const sent = useCart(({ sentElsewhere }) => sentElsewhere);
  const { dismissSent } = useCartVerbs();
  return (
    <div role="status">
      {sent && (
        <Alert
          className={`${styles.waiting}`}
          role="none"
          type="info"
          showIcon
          title={<Words sent={sent} onFollow={dismissSent} />}
          action={
            <Button size="small" onClick={dismissSent}>
              Entendi
            </Button>
          }
        />
      )}
    </div>
  );
}

const places = { tab: 'outra aba', device: 'outro aparelho' } as const;

function Words({ sent, onFollow }: { sent: SentOrder; onFollow: () => void }) {
  const { numerodopedido, from, customer } = sent;
  const reader = roleOf(useUser());
  return (
    <>
      Enviado em {places[from]}:{' '}
      <OrderLink order={sent} reader={reader} onClick={onFollow}>
        pedido {numerodopedido}
      </OrderLink>
      {customer && `, de ${customer.nome}`}
    </>
  );
}
