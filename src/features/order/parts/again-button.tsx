import RedoOutlined from '@ant-design/icons-svg/es/asn/RedoOutlined';

import { describeFailure } from '../../../../domain/outbox/failure';
import type { OrderHead } from '../../../../domain/order/head';
import { useUser } from '../../../providers/session/session';
import { useOrderAgain } from '../../../providers/order/use-order-again';
import { RowButton } from '../../../ui/list/row-button';
import { useNotify } from '../../../ui/notices/notify';
import { Icon } from '../../../ui/pieces/icon';
import { failureWords } from '../words/order-words';

type Ordered = Pick<OrderHead, 'numerodopedido' | 'cliente'>;

/** 'Pedir de novo': opens the comparison of an order's lines with today's catalogue. */
export function AgainButton({ order: { numerodopedido } }: { order: Ordered }) {
  const notify = useNotify();
  const { orderAgain, busy } = useOrderAgain((pedido, error) =>
    notify.error(describeFailure(failureWords.again(pedido), error)),
  );
  return (
    <RowButton
      icon={<Icon of={RedoOutlined} />}
      aria-haspopup="dialog"
      aria-label={`Pedir de novo o pedido ${numerodopedido}`}
      busy={busy}
      onClick={() => orderAgain(numerodopedido)}
    >
      Pedir de novo
    </RowButton>
  );
}

/** 'Pedir de novo' below the details of the person's own orders. */
export function AgainInDetail({ order }: { order: Ordered }) {
  const { uid } = useUser();
  if (order.cliente.uid !== uid) return null;
  return (
    <div style={{ padding: '0 var(--mmv-space-4) var(--mmv-space-4)' }}>
      <AgainButton order={order} />
    </div>
  );
}
