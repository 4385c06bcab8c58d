import { env } from '../../config/env';
import type { Order } from '../../../domain/order';
import { FieldList } from './field-list';
import type { ItemColumn } from './item-columns';
import styles from './order-detail.module.css';
import { addressFields, contactFields, orderFields } from './order-fields';
import { OrderHistory } from './order-history';
import { OrderItems } from './order-items';
import { OrderTotal } from './order-total';

interface OrderDetailProps {
  order: Order;
  itemColumns: readonly ItemColumn[];
}

/** The panel below an order's row (§2 /pedidos). */
export function OrderDetail({ order, itemColumns }: OrderDetailProps) {
  return (
    <section className={styles.detail} aria-label={`Detalhes do pedido ${order.numerodopedido}`}>
      <div className={styles.groups}>
        <FieldList title="Pedido" fields={orderFields(order)} />
        <FieldList title="Endereço" fields={addressFields(order)} />
        <div className={styles.group}>
          <FieldList title="Contato" fields={contactFields(order)} />
          <FieldList title="Vendedor" fields={[['Nome', order.vendedor]]} />
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
