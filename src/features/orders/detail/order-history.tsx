import type { Order } from '../../../../domain/order';
import { describeChange } from '../order-words';
import styles from './order-detail.module.css';

/** Who did what with an order and when, oldest first (decision 24). */
export function OrderHistory({ order }: { order: Order }) {
  const changes = Object.entries(order.historico ?? {}).sort(([, a], [, b]) => a.em - b.em);
  return (
    <section>
      <h2 className={styles.title}>Histórico</h2>
      <ol className={styles.changes}>
        <li>
          {order.data} às {order.hora}: {order.cliente.nome} enviou o pedido.
        </li>
        {changes.map(([id, change]) => (
          <li key={id}>{describeChange(change)}</li>
        ))}
      </ol>
    </section>
  );
}
