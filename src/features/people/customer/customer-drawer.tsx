import { RedoOutlined, ShoppingCartOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import type { CustomerEntry } from '../../../../domain/people/customer-entry';
import { usualLines, type UsualLine } from '../../../../domain/lists/usual-lines';
import type { OrderHead } from '../../../../domain/order/head';
import type { OrderStatus } from '../../../../domain/order/status';
import { companyOf } from '../../../../domain/people/user';
import { routes } from '../../../config/routes';
import { useCartLocked, useCartVerbs } from '../../../providers/cart/cart';
import { useOpenCarts } from '../../../providers/cart/kept-cart';
import { mapLive } from '../../../providers/live/live';
import { useWholeOrders } from '../../../providers/order/one-order';
import { useOrdersWithMe } from '../../../providers/order/recent-orders';
import { useDrawers } from '../../../providers/page/drawers';
import { useCustomer } from '../../../providers/people/customers';
import { Drawer } from '../../../ui/dialogs/drawer';
import { Ready } from '../../../ui/states/ready';
import { LabelList } from '../label-list';
import { customerPageFields, entryFields } from '../person-fields';
import { OrderEntry } from '../person/person-orders';
import styles from '../person/person.module.css';
import {
  customerWords,
  goOnWords,
  maxUsualProducts,
  ordersRead,
  usualWords,
} from '../person/person-words';

interface CustomerDrawerProps {
  /** '' while it is closed. */
  uid: string;
  onClose: () => void;
}

/** A customer's page, for sellers: how to reach them, their cart, and what they order with this seller. */
export function CustomerDrawer({ uid, onClose }: CustomerDrawerProps) {
  return (
    <Drawer
      title={customerWords.title}
      size="min(640px, 100vw)"
      destroyOnHidden
      open={uid !== ''}
      onClose={onClose}
    >
      {uid !== '' && <Customer key={uid} uid={uid} onClose={onClose} />}
    </Drawer>
  );
}

function Customer({ uid, onClose }: CustomerDrawerProps) {
  const entry = useCustomer(uid);
  const orders = useOrdersWithMe(uid, ordersRead);
  return (
    <Ready of={entry} loading="Carregando cliente…" failed={customerWords.failed}>
      {(customer) => (
        <div className={`column ${styles.page}`}>
          {customer ? (
            <>
              <h2 className="large breaks">{companyOf(customer)}</h2>
              <section>
                <LabelList fields={entryFields} placed={customerPageFields} of={customer} />
                <Cart customer={customer} onClose={onClose} />
              </section>
            </>
          ) : (
            <p>{customerWords.gone}</p>
          )}
          <Ready of={orders} loading="Carregando pedidos…" failed={customerWords.ordersFailed}>
            {(read) => (
              <>
                <Usual customer={customer} orders={read} />
                <Orders uid={uid} orders={read} onClose={onClose} />
              </>
            )}
          </Ready>
        </div>
      )}
    </Ready>
  );
}

/** Takes out the customer's cart, which must wait while a quote is on its way. */
function Cart({ customer, onClose }: { customer: CustomerEntry; onClose: () => void }) {
  const { pickCustomer } = useCartVerbs();
  const locked = useCartLocked();
  const lines = useOpenCarts().get(customer.uid) ?? 0;
  const navigate = useNavigate();

  function quote() {
    pickCustomer({ uid: customer.uid, nome: companyOf(customer) });
    onClose();
    void navigate(lines > 0 ? routes.cart : routes.products);
  }

  return (
    <Button
      type="primary"
      icon={<ShoppingCartOutlined aria-hidden />}
      disabled={locked}
      onClick={quote}
    >
      {lines > 0 ? goOnWords(lines) : customerWords.begin}
    </Button>
  );
}

function Usual({
  customer,
  orders,
}: {
  customer: CustomerEntry | null;
  orders: readonly OrderHead[];
}) {
  const { pickCustomer } = useCartVerbs();
  const locked = useCartLocked();
  const { reorder } = useDrawers();
  const whole = useWholeOrders(orders);
  const usual = useMemo(
    () => mapLive(whole, (read) => usualLines(read, maxUsualProducts)),
    [whole],
  );

  function repeat({ uid, ...rest }: CustomerEntry, lines: readonly UsualLine[]) {
    const nome = companyOf(rest);
    pickCustomer({ uid, nome });
    reorder({ title: `${customerWords.usual}, para ${nome}`, lines });
  }

  return (
    <section>
      <h3 className="large">{customerWords.usual}</h3>
      <Ready
        of={usual}
        loading="Carregando itens…"
        failed={customerWords.ordersFailed}
        empty={<p className="secondary">{customerWords.noUsual}</p>}
      >
        {(lines) => (
          <>
            <p className="secondary">{customerWords.usualHint}</p>
            <ul className={styles.orders} aria-label={customerWords.usual}>
              {lines.map(({ CD_PRODUTO, DESCRICAO, quantity, orders: count }) => (
                <li key={CD_PRODUTO} className={`wrap spread ${styles.order}`}>
                  <span>
                    {CD_PRODUTO} · {DESCRICAO}
                  </span>
                  <span>{usualWords(count, quantity)}</span>
                </li>
              ))}
            </ul>
            {customer && (
              <Button
                icon={<RedoOutlined aria-hidden />}
                aria-haspopup="dialog"
                disabled={locked}
                onClick={() => repeat(customer, lines)}
              >
                {customerWords.repeat}
              </Button>
            )}
          </>
        )}
      </Ready>
    </section>
  );
}

interface OrdersProps {
  uid: string;
  orders: readonly OrderHead[];
  onClose: () => void;
}

function Orders({ uid, orders, onClose }: OrdersProps) {
  const linkToOrders = (status: OrderStatus) =>
    `${routes.sellerOrders}?${new URLSearchParams({ cliente: uid, status }).toString()}`;
  return (
    <section>
      <h3 className="large">{customerWords.orders}</h3>
      {orders.length === 0 ? (
        <p className="secondary">{customerWords.noOrders}</p>
      ) : (
        <>
          <ul className={styles.orders} aria-label={customerWords.orders}>
            {orders.map((order) => (
              <OrderEntry
                key={order.numerodopedido}
                order={order}
                reader="seller"
                onFollow={onClose}
              />
            ))}
          </ul>
          <Flex wrap gap="small">
            <Link to={linkToOrders('Pendente')} onClick={onClose}>
              {customerWords.allPending}
            </Link>
            <Link to={linkToOrders('Aprovado')} onClick={onClose}>
              {customerWords.allApproved}
            </Link>
          </Flex>
        </>
      )}
    </section>
  );
}
