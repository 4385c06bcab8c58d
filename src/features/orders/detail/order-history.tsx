import { Timeline } from 'antd';

import type { Order, OrderChange } from '../../../../domain/order';
import { isOrderStatus } from '../../../../domain/order-status';
import { describeChange } from '../order-words';
import { statusColors } from '../status-tag';
import styles from './order-detail.module.css';

/** antd keeps the last entry as high as one with a title. */
const noSpareRoom = { itemContent: { minHeight: 0 } };

/** Who did what with an order and when, oldest first (decision 24). */
export function OrderHistory({ order }: { order: Order }) {
  const changes = Object.entries(order.historico ?? {}).sort(([, a], [, b]) => a.em - b.em);
  return (
    <section>
      <h2 className={styles.title}>Histórico</h2>
      <Timeline
        styles={noSpareRoom}
        items={[
          {
            key: 'sent',
            content: `${order.data} às ${order.hora}: ${(order.criadopor ?? order.cliente).nome} enviou o pedido.`,
          },
          ...changes.map(([key, change]) => ({
            key,
            color: colorOf(change),
            content: describeChange(change),
          })),
        ]}
      />
    </section>
  );
}

/** A status has its own colour; another seller has none. */
function colorOf({ campo, para }: OrderChange): string {
  return campo === 'status' && isOrderStatus(para) ? statusColors[para] : 'gray';
}
