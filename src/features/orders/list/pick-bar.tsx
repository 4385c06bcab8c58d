import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { Order } from '../../../../domain/order';
import { mostPicked } from '../most-picked';
import { pickWords } from '../order-words';
import styles from './pick-bar.module.css';
import type { PickedOrders } from './use-picked-orders';

interface PickBarProps {
  picked: PickedOrders;
  /** The orders that are shown. */
  shown: readonly Order[];
  onPrint: (orders: readonly Order[]) => void;
}

/** Above the rows while some are chosen: how many, all at once, and what prints them. */
export function PickBar({ picked, shown, onPrint }: PickBarProps) {
  const { orders, isPicked, set } = picked;
  const all = shown.slice(0, mostPicked);
  const allPicked = all.length > 0 && all.every(isPicked);
  return (
    <div className={styles.bar} role="group" aria-label="Pedidos escolhidos">
      <Button
        type="primary"
        icon={<PrinterOutlined aria-hidden />}
        aria-disabled={orders.length === 0}
        onClick={() => {
          if (orders.length > 0) onPrint(orders);
        }}
      >
        {pickWords.print(orders.length)}
      </Button>
      <Button onClick={() => set(all, !allPicked)}>
        {allPicked ? pickWords.none : pickWords.all(all.length)}
      </Button>
      <p role="status">{pickWords.state(orders.length)}</p>
    </div>
  );
}
