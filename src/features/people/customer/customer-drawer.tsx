import { RedoOutlined, ShoppingCartOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import type { CustomerEntry } from '../../../../domain/people/customer-entry';
import { usualLines, type UsualLine } from '../../../../domain/lists/usual-lines';
import type { OrderHead } from '../../../../domain/order/head';
import { initialStatus, type OrderStatus } from '../../../../domain/order/status';
import type { OwnPending } from '../../../../domain/people/portfolio';
import { dateInSaoPaulo } from '../../../../domain/words/time';
import { fromCents } from '../../../../domain/words/money';
import { companyOf } from '../../../../domain/people/user';
import { routes } from '../../../config/routes';
import { useCartLocked, useCartVerbs } from '../../../providers/cart/cart';
import { useOpenCarts } from '../../../providers/cart/kept-cart';
import { mapLive, type Live } from '../../../providers/live/live';
import { useWholeOrders } from '../../../providers/order/detail/one-order';
import { useOrdersWithMe } from '../../../providers/order/recent-orders';
import { useDrawers } from '../../../providers/page/drawers';
import { useCustomer } from '../../../providers/people/customers';
import { useOwnOrders } from '../../../providers/people/own-customers';
import { Drawer } from '../../../ui/dialogs/drawer';
import { Ready } from '../../../ui/states/ready';
import { SeenAt } from '../../../ui/states/seen-at';
import { PersonCredit } from '../credit/person-credit';
import { LabelList } from '../label-list';
import { customerPageFields, entryFields } from '../person-fields';
import { OrderEntry, type ListedOrder } from '../person/person-orders';
import styles from '../person/person.module.css';
import {
  customerWords,
  goOnWords,
  maxUsualProducts,
  ordersRead,
  usualWords,
} from '../person/person-words';

interface CustomerDrawerProps {
  /** '' while the drawer is closed. */
  uid: string;
  onClose: () => void;
}

/** A customer's page, for sellers: contacts, cart, and orders with this seller. */
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
  const own = useOwnOrders(uid, orders);
  return (
    <Ready of={entry} loading="Carregando cliente…" failed={customerWords.failed}>
      {(customer) => (
        <div className={`column ${styles.page}`}>
          {customer ? (
            <>
              <h2 className="large breaks">{companyOf(customer)}</h2>
              <section>
                <LabelList fields={entryFields} placed={customerPageFields} of={customer} />
                <PersonCredit uid={uid} />
                <Cart customer={customer} onClose={onClose} />
              </section>
            </>
          ) : (
            <p>{customerWords.gone}</p>
          )}
          {own && customer ? (
            <>
              <SeenAt at={own.at} />
              <UsualSection
                customer={customer}
                usual={{ status: 'ready', data: own.usual }}
                none={customerWords.noKeptUsual}
              />
              <Orders
                uid={uid}
                orders={own.pending.map((order) => keptOrder(order, customer))}
                note={customerWords.keptPending}
                onClose={onClose}
              />
            </>
          ) : (
            <Ready of={orders} loading="Carregando pedidos…" failed={customerWords.ordersFailed}>
              {(read) => (
                <>
                  <Usual customer={customer} orders={read} />
                  <Orders uid={uid} orders={read} onClose={onClose} />
                </>
              )}
            </Ready>
          )}
        </div>
      )}
    </Ready>
  );
}

/** Opens the customer's cart, unless a quote is being sent. */
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
  const whole = useWholeOrders(orders);
  const usual = useMemo(
    () => mapLive(whole, (read) => usualLines(read, maxUsualProducts)),
    [whole],
  );
  return <UsualSection customer={customer} usual={usual} none={customerWords.noUsual} />;
}

interface UsualSectionProps {
  customer: CustomerEntry | null;
  usual: Live<readonly UsualLine[]>;
  /** The text for an empty list. */
  none: string;
}

function UsualSection({ customer, usual, none }: UsualSectionProps) {
  const { pickCustomer } = useCartVerbs();
  const locked = useCartLocked();
  const { reorder } = useDrawers();

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
        empty={<p className="secondary">{none}</p>}
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

function keptOrder(
  { pedido, em, centavos }: OwnPending,
  cliente: Pick<CustomerEntry, 'uid' | 'nome'>,
): ListedOrder {
  return {
    numerodopedido: pedido,
    data: dateInSaoPaulo(new Date(em)),
    status: initialStatus,
    cliente,
    total: fromCents(centavos),
  } as ListedOrder;
}

interface OrdersProps {
  uid: string;
  orders: readonly ListedOrder[];
  note?: string;
  onClose: () => void;
}

function Orders({ uid, orders, note, onClose }: OrdersProps) {
  const linkToOrders = (status: OrderStatus) =>
    `${routes.sellerOrders}?${new URLSearchParams({ cliente: uid, status }).toString()}`;
  return (
    <section>
      <h3 className="large">{customerWords.orders}</h3>
      {note && <p className="secondary">{note}</p>}
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
