import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { routes, type Route } from '../../../config/routes';
import { formatBRL, toCents } from '../../../../domain/words/money';
import type { OrderHead } from '../../../../domain/order/head';
import { orderStatuses } from '../../../../domain/order/status';
import { sumsOfOrders } from '../../../../domain/figures/order-sums';
import type { Summaries } from '../../../../domain/figures/summary';
import { type User, isSeller } from '../../../../domain/people/user';
import { dataOf } from '../../../providers/live/live';
import { useOrdersOf } from '../../../providers/order/recent-orders';
import { useSumsOfSeller } from '../../../providers/figures/order-sums';
import { FailedState } from '../../../ui/states/failed-state';
import { LoadingState } from '../../../ui/states/loading-state';
import { orderWords, ordersIn, ordersRead, personWords, sumWords, sumsOf } from './person-words';
import styles from './person.module.css';

/** The newest orders of a person, what they come to, and for a customer who represents them. */
export function PersonOrders({ person }: { person: User }) {
  const orders = useOrdersOf(person, ordersRead);
  const seller = isSeller(person);
  const sellerSums = dataOf(useSumsOfSeller(seller ? person.uid : null));
  const read = dataOf(orders);
  const sums = useMemo(() => sellerSums ?? sumsOfRead(read ?? []), [sellerSums, read]);

  function content() {
    if (orders.status === 'loading') return <LoadingState text="Carregando pedidos…" />;
    if (orders.status === 'failed') {
      return <FailedState message={personWords.ordersFailed} onRetry={orders.retry} />;
    }
    const [newest] = orders.data;
    if (!newest) return <p className="secondary">{personWords.noOrders}</p>;
    return (
      <>
        <p>
          {sellerSums ? 'De todos os pedidos:' : sumsOf(orders.data.length)}{' '}
          {orderStatuses.map((status) => sumWords(status, sums[status])).join('; ')}.
        </p>
        {!seller && <p>Vendedor do pedido mais recente: {newest.vendedor}</p>}
        <ul className={styles.orders} aria-label="Pedidos mais recentes">
          {orders.data.map((order) => (
            <OrderEntry
              key={order.numerodopedido}
              order={order}
              route={routes.orders}
              ofSeller={seller}
            />
          ))}
        </ul>
        <AllOrders
          person={person}
          sums={sellerSums ?? (orders.data.length < ordersRead ? sums : undefined)}
        />
      </>
    );
  }

  return (
    <section>
      <h3 className={styles.title}>{personWords.orders}</h3>
      {content()}
    </section>
  );
}

interface OrderEntryProps {
  order: OrderHead;
  /** The list that it leads to. */
  route: Route;
  ofSeller?: boolean;
  onFollow?: () => void;
}

/** A line about an order. */
export function OrderEntry({ order, route, ofSeller = false, onFollow }: OrderEntryProps) {
  const { numerodopedido, status, total } = order;
  const query = new URLSearchParams({ status, numero: String(numerodopedido) });
  return (
    <li className={`wrap ${styles.order}`}>
      <Link to={`${route}?${query.toString()}`} {...(onFollow && { onClick: onFollow })}>
        Pedido {numerodopedido}
      </Link>
      <span>{orderWords(order, ofSeller)}</span>
      <span>{formatBRL(total)}</span>
    </li>
  );
}

/** Leads to the person's orders on /pedidos, which shows one status at a time. */
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
