import { Alert, Descriptions } from 'antd';
import type { ReactNode } from 'react';

import { lastMove } from '../../../../domain/order/check/approval';
import { otherSum } from '../../../../domain/order/lines';
import { formatCents } from '../../../../domain/words/money';
import type { Order } from '../../../../domain/order/order';
import { initialStatus, statusNames } from '../../../../domain/order/status';
import { env } from '../../../config/env';
import { Price } from '../../../ui/pieces/product/price';
import { ExpiredNotice } from '../marks/expired-notice';
import type { HistoryReader } from '../words/history-words';
import { OrderAlerts } from '../marks/order-alerts';
import { isOfSeller, orderDiscountWords, orderFields, rowsOf } from '../parts/order-fields';
import { DoubtNote, type ItemColumn } from './item-table';
import styles from './order-detail.module.css';
import { OrderHistory } from './order-history';
import { OrderItems } from './order-items';
import { dataOf } from '../../../providers/live/live';
import { useSellerPhone } from '../../../providers/people/seller-phone';
import { PhoneLinks } from '../../../ui/pieces/people/contact-links';
import { rem } from '../../../ui/theme/rem';

interface OrderDetailProps {
  order: Order;
  itemColumns: readonly ItemColumn[];
  reader: HistoryReader;
  /** Replaces the lines and the note while they are changed. */
  editor: ReactNode;
  /** What became of the order and its documents, below its lines. */
  progress: ReactNode;
}

/** The panel below an order's row (§2 /pedidos). Facts for the decision come before the customer's data. */
export function OrderDetail({ order, itemColumns, reader, editor, progress }: OrderDetailProps) {
  return (
    <section className={styles.detail} aria-label={`Detalhes do pedido ${order.numerodopedido}`}>
      <StatusReason order={order} />
      {reader === 'staff' ? <OrderAlerts order={order} /> : <ExpiredNotice order={order} />}
      {editor ?? <Lines order={order} itemColumns={itemColumns} />}
      {progress}
      <div className={styles.groups}>
        <FieldGroup title="Pedido" fields={rowsOf('details', 'order', order)} />
        <FieldGroup title="Contato" fields={rowsOf('details', 'contact', order)} />
        {!isOfSeller(order) && <Address order={order} />}
        {reader === 'staff' ? (
          <FieldGroup title="Vendedor" fields={[{ label: 'Nome', shown: order.vendedor }]} />
        ) : (
          <Representative order={order} />
        )}
      </div>
      <OrderHistory order={order} reader={reader} />
      <footer className={`small ${styles.company}`}>
        {env.companyName} · CNPJ {env.companyCnpj}
      </footer>
    </section>
  );
}

function Lines({ order, itemColumns }: Pick<OrderDetailProps, 'order' | 'itemColumns'>) {
  return (
    <>
      {order.observacao !== undefined && (
        <section>
          <h2 className={styles.title}>Observação</h2>
          <p className={styles.note}>{order.observacao}</p>
        </section>
      )}
      {itemColumns.includes('price') && <Discount order={order} />}
      <OrderItems order={order} columns={itemColumns} />
      {itemColumns.includes('total') && <OrderTotal order={order} />}
    </>
  );
}

/** The greatest discount of the lines with its reason. A pending order says it among its alerts. */
function Discount({ order }: { order: Order }) {
  const words = orderDiscountWords(order);
  if (words === undefined || order.status === initialStatus) return null;
  return (
    <section>
      <h2 className={styles.title}>Desconto</h2>
      <p className={styles.note}>{words}</p>
    </section>
  );
}

/** Why the order was returned or deleted. First, because the history may be a screen below. */
function StatusReason({ order }: { order: Order }) {
  const reason = lastMove(order)?.motivo;
  if (reason === undefined) return null;
  return (
    <Alert
      role="note"
      type={order.status === 'Excluido' ? 'error' : 'warning'}
      showIcon
      title={order.status === initialStatus ? 'Voltou à análise' : statusNames[order.status]}
      description={<p className={styles.note}>{reason}</p>}
    />
  );
}

function Address({ order }: { order: Order }) {
  const { label, value } = orderFields.address;
  return (
    <section>
      <h2 className={styles.title}>{label}</h2>
      <address className={styles.address}>{value(order)}</address>
    </section>
  );
}

/** The stored total, marked if it differs from the sum of the lines, as in orders of the original app. */
function OrderTotal({ order }: { order: Order }) {
  const sum = otherSum(order);
  return (
    <p className="at-end">
      Total <Price value={order.total} size="large" />
      {sum !== undefined && <DoubtNote>Soma dos itens: {formatCents(sum)}</DoubtNote>}
    </p>
  );
}

/** The representative with a number for the customer to call (decision 93). Reserves the space of the number. */
function Representative({ order: { idvendedor, vendedor } }: { order: Order }) {
  const number = dataOf(useSellerPhone(idvendedor));
  const fields: LabelledValue[] = [{ label: 'Nome', shown: vendedor }];
  if (number !== undefined) fields.push({ label: 'Celular', shown: celular(number, vendedor) });
  return (
    <div className={styles.representative}>
      <FieldGroup title="Representante" fields={fields} />
    </div>
  );
}

const celular = (number: string, of: string) =>
  number === '' ? 'Fale com a distribuidora' : <PhoneLinks number={number} of={of} />;

const fieldLooks = { label: { width: rem(88) }, content: { overflowWrap: 'anywhere' } } as const;

interface LabelledValue {
  label: string;
  shown: ReactNode;
}

/** Fields of an order below their title. */
function FieldGroup({ title, fields }: { title: string; fields: readonly LabelledValue[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <Descriptions
        size="small"
        column={1}
        colon={false}
        styles={fieldLooks}
        items={fields.map(({ label, shown }) => ({ key: label, label, children: shown }))}
      />
    </section>
  );
}
