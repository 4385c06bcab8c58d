import { cartTotal } from '../../../../domain/cart';
import { formatBRL } from '../../../../domain/money';
import type { Order } from '../../../../domain/order';
import { env } from '../../../config/env';
import { LabelList } from '../../../ui/label-list';
import { Price } from '../../../ui/price';
import { addressFields, contactFields, orderFields, type OrderField } from '../order-fields';
import { DoubtNote, type ItemColumn } from './item-table';
import styles from './order-detail.module.css';
import { OrderHistory } from './order-history';
import { OrderItems } from './order-items';

interface OrderDetailProps {
  order: Order;
  itemColumns: readonly ItemColumn[];
}

/** The panel below an order's row (§2 /pedidos). */
export function OrderDetail({ order, itemColumns }: OrderDetailProps) {
  return (
    <section className={styles.detail} aria-label={`Detalhes do pedido ${order.numerodopedido}`}>
      <div className={styles.groups}>
        <FieldGroup title="Pedido" fields={orderFields(order)} />
        <FieldGroup title="Endereço" fields={addressFields(order)} />
        <div className={styles.group}>
          <FieldGroup title="Contato" fields={contactFields(order)} />
          <FieldGroup title="Vendedor" fields={[['Nome', order.vendedor]]} />
        </div>
      </div>
      <OrderItems lines={order.itens} columns={itemColumns} />
      {itemColumns.includes('total') && <OrderTotal order={order} />}
      <OrderHistory order={order} />
      <footer className={styles.company}>
        {env.companyName} · CNPJ {env.companyCnpj}
      </footer>
    </section>
  );
}

function FieldGroup({ title, fields }: { title: string; fields: readonly OrderField[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <LabelList rows={fields} />
    </section>
  );
}

const halfCent = 0.005;

/** The stored total; marked where it is not the sum of its lines, which the rules can't add up. */
function OrderTotal({ order }: { order: Order }) {
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
