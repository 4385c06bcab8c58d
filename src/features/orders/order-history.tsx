import type { Order, OrderChange } from '../../domain/order';
import { dateInSaoPaulo, timeInSaoPaulo } from '../../domain/time';
import styles from './order-history.module.css';

/** Who did what with an order and when, oldest first (design, 'Stored data'). */
export function OrderHistory({ order }: { order: Order }) {
  const changes = Object.entries(order.historico ?? {}).sort(([, a], [, b]) => a.em - b.em);
  return (
    <section>
      <h3 className={styles.title}>Histórico</h3>
      <ol className={styles.changes}>
        <li>
          {order.data} às {order.hora}: {order.cliente.nome} enviou o pedido.
        </li>
        {changes.map(([id, change]) => (
          <li key={id}>{describe(change)}</li>
        ))}
      </ol>
    </section>
  );
}

function describe({ campo, de, para, por, em }: OrderChange): string {
  const moment = new Date(em);
  const what =
    campo === 'status'
      ? `mudou o status de ${de} para ${para}`
      : `trocou o vendedor ${de} por ${para}`;
  return `${dateInSaoPaulo(moment)} às ${timeInSaoPaulo(moment)}: ${por.nome} ${what}.`;
}
