import { Timeline } from 'antd';

import type { Order, OrderChange } from '../../../../domain/order/order';
import { isOrderStatus } from '../../../../domain/order/status';
import { describeChange, describeSending, type HistoryReader } from '../words/history-words';
import { statusColors } from '../marks/status-tag';
import styles from './order-detail.module.css';

/** antd would make the last entry as high as one with a title. */
const noSpareRoom = { itemContent: { minHeight: 0 } };

interface OrderHistoryProps {
  order: Order;
  reader: HistoryReader;
}

/** The changes of an order with author, date and reason, oldest first (decisions 24, 63). */
export function OrderHistory({ order, reader }: OrderHistoryProps) {
  const changes = Object.entries(order.historico ?? {}).sort(([, a], [, b]) => a.em - b.em);
  return (
    <section>
      <h2 className={styles.title}>Histórico</h2>
      <Timeline
        styles={noSpareRoom}
        items={[
          { key: 'sent', content: describeSending(order, reader) },
          ...changes.map(([key, change]) => ({
            key,
            color: colorOf(change),
            content: (
              <>
                {describeChange(order, change, reader)}
                {change.motivo !== undefined && (
                  <p className={styles.note}>Motivo: {change.motivo}</p>
                )}
              </>
            ),
          })),
        ]}
      />
    </section>
  );
}

/** Each status has its colour. A change of the seller has none. */
function colorOf({ campo, para }: OrderChange): string {
  return campo === 'status' && isOrderStatus(para) ? statusColors[para] : 'gray';
}
