import { cartTotal } from '../../../../domain/cart';
import { formatBRL } from '../../../../domain/money';
import type { Order } from '../../../../domain/order';
import { Price } from '../../../ui/price';
import { DoubtNote } from './doubt-note';
import styles from './order-detail.module.css';

const halfCent = 0.005;

/** The stored total; marked where it is not the sum of its lines, which the rules can't add up. */
export function OrderTotal({ order }: { order: Order }) {
  const sum = cartTotal(order.itens);
  return (
    <p className={styles.total}>
      Total <Price value={order.total} size="large" />
      {Math.abs(sum - order.total) > halfCent && (
        <DoubtNote>Soma dos itens: {formatBRL(sum)}</DoubtNote>
      )}
    </p>
  );
}
