import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { routes } from '../../../config/routes';
import { formatBRL, toCents } from '../../../../domain/words/money';
import type { OrderHead } from '../../../../domain/order/head';
import { orderStatuses } from '../../../../domain/order/status';
import { sumsOfOrders } from '../../../../domain/figures/order-sums';
import type { Summaries } from '../../../../domain/figures/summary';
import { type User, isSeller } from '../../../../domain/people/user';
import { dataOf } from '../../../providers/live/live';
import { useOrdersOf } from '../../../providers/order/recent-orders';
import { useSumsOfSeller } from '../../../providers/figures/order-sums';
import type { Role } from '../../../../domain/session/access';
import { OrderLink } from '../../../ui/pieces/order/order-link';
import { Ready } from '../../../ui/states/ready';
import { ordersIn, orderWords, ordersRead, personWords, sumsOf, sumWords } from './person-words';
import styles from './person.module.css';

/** A person's newest orders with their sums, and the seller of a customer's latest order. */
export function PersonOrders({ person }: { person: User }) {
  const orders = useOrdersOf(person, ordersRead);
  const seller = isSeller(person);
  const sellerSums = dataOf(useSumsOfSeller(seller ? person.uid : null));
  const read = dataOf(orders);
  const sums = useMemo(() => sellerSums ?? sumsOfRead(read ?? []), [sellerSums, read]);

  return (
    <section>
      <h3 className="large">{personWords.orders}</h3>
      <Ready
        of={orders}
        loading="Carregando pedidos…"
        failed={personWords.ordersFailed}
        empty={<p className="secondary">{personWords.noOrders}</p>}
      >
        {(all) => (
          <>
            <p>
              {sellerSums ? 'De todos os pedidos:' : sumsOf(all.length)}{' '}
              {orderStatuses.map((status) => sumWords(status, sums[status])).join('; ')}.
            </p>
            {!seller && <p>Vendedor do pedido mais recente: {all[0]?.vendedor}</p>}
            <ul className={styles.orders} aria-label="Pedidos mais recentes">
              {all.map((order) => (
                <OrderEntry
                  key={order.numerodopedido}
                  order={order}
                  reader="administrator"
                  ofSeller={seller}
                />
              ))}
            </ul>
            <AllOrders
              person={person}
              sums={sellerSums ?? (all.length < ordersRead ? sums : undefined)}
            />
          </>
        )}
      </Ready>
    </section>
  );
}

export type ListedOrder = Pick<
  OrderHead,
  'numerodopedido' | 'data' | 'status' | 'cliente' | 'total'
>;

interface OrderEntryProps {
  order: ListedOrder;
  reader: Role;
  ofSeller?: boolean;
  onFollow?: () => void;
}

/** A line about an order. */
export function OrderEntry({ order, reader, ofSeller = false, onFollow }: OrderEntryProps) {
  return (
    <li className={`wrap spread ${styles.order}`}>
      <OrderLink order={order} reader={reader} onClick={onFollow} />
      <span>{orderWords(order, ofSeller)}</span>
      <span>{formatBRL(order.total)}</span>
    </li>
  );
}

/** Links to the person's orders on /pedidos, which shows one status at a time. */
function AllOrders({ person, sums }: { person: User; sums: Summaries | undefined }) {
  const of = isSeller(person) ? 'representante' : 'cliente';
  const statuses = orderStatuses.filter((status) => sums?.[status].quantidade !== 0);
  return (
    <p className={`wrap ${styles.all}`} role="group" aria-label={personWords.allOrders}>
      {personWords.allOrders}:
      {statuses.map((status) => (
        <Link
          key={status}
          to={`${routes.orders}?${new URLSearchParams({ status, [of]: person.uid }).toString()}`}
        >
          {ordersIn(status, sums?.[status].quantidade)}
        </Link>
      ))}
    </p>
  );
}

function sumsOfRead(orders: readonly OrderHead[]): Summaries {
  return sumsOfOrders(orders.map(({ status, total }) => ({ status, centavos: toCents(total) })));
}
