import { RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { Order } from '../../../../domain/order/order';
import { useDrawers } from '../../../providers/page/drawers';
import { useUser } from '../../../providers/session/session';

type Ordered = Pick<Order, 'numerodopedido' | 'itens' | 'cliente'>;

/** 'Pedir de novo': opens the comparison of an order's lines with today's catalogue. */
export function AgainButton({ order }: { order: Ordered }) {
  const { reorder } = useDrawers();
  const { numerodopedido, itens } = order;
  return (
    <Button
      icon={<RedoOutlined aria-hidden />}
      aria-haspopup="dialog"
      aria-label={`Pedir de novo o pedido ${numerodopedido}`}
      onClick={() => reorder({ title: `Pedido ${numerodopedido}`, lines: itens })}
    >
      Pedir de novo
    </Button>
  );
}

/** The same below an order's details, for one's own alone. */
export function AgainInDetail({ order }: { order: Ordered }) {
  const { uid } = useUser();
  if (order.cliente.uid !== uid) return null;
  return (
    <div style={{ padding: '0 var(--mmv-space-4) var(--mmv-space-4)' }}>
      <AgainButton order={order} />
    </div>
  );
}
