import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { can } from '../../../../domain/session/access';
import type { OrderHead } from '../../../../domain/order/head';
import { companyOf } from '../../../../domain/people/user';
import { routes } from '../../../config/routes';
import { dataOf } from '../../../providers/live/live';
import { useRecentOrders } from '../../../providers/order/recent-orders';
import { useStepsTaken } from '../../../providers/session/first-steps';
import { useUser } from '../../../providers/session/session';
import {
  ShortList,
  ShortListEntry,
  shortListLength,
  ShortListFailure,
} from '../../../ui/list/short-list';
import { SeenAt } from '../../../ui/states/seen-at';
import { AgainButton } from './again-button';
import { failureWords } from '../words/order-words';
import { StatusTag } from '../marks/status-tag';
import { itemsWords } from '../../../../domain/words/items';

interface RecentOrdersProps {
  /** Stands there while there is none. */
  empty: ReactNode;
}

/** On /home: a person's last orders with their state, and those of their own to be ordered again. */
export function RecentOrders({ empty }: RecentOrdersProps) {
  const user = useUser();
  const sells = can(user, 'ordersOfSeller');
  return (
    <ShortList title="Últimos pedidos" action={<Link to={listOf(sells)}>Ver todos</Link>}>
      <Entries sells={sells} uid={user.uid} empty={empty} />
    </ShortList>
  );
}

function Entries({ sells, uid, empty }: RecentOrdersProps & { sells: boolean; uid: string }) {
  const orders = useRecentOrders(shortListLength);
  // Whoever has had one needs the way to it no more, were it to leave them.
  useStepsTaken((dataOf(orders) ?? []).length > 0 ? ['order'] : []);
  if (orders.status === 'loading') return null;
  if (orders.status === 'failed') {
    return <ShortListFailure message={failureWords.orders} onRetry={orders.retry} />;
  }
  if (orders.data.length === 0) return empty;
  return (
    <>
      <SeenAt at={orders.seenAt} />
      <ul>
        {orders.data.map((order) => (
          <ShortListEntry
            key={order.numerodopedido}
            title={
              <Link className="covers" to={placeOf(order, sells)}>
                Pedido {order.numerodopedido}
              </Link>
            }
            facts={factsOf(order, sells)}
          >
            <StatusTag status={order.status} />
            {order.cliente.uid === uid && <AgainButton order={order} />}
          </ShortListEntry>
        ))}
      </ul>
    </>
  );
}

const listOf = (sells: boolean) => (sells ? routes.sellerOrders : routes.customerOrders);

/** The list with this order alone, opened. */
function placeOf({ numerodopedido, status }: OrderHead, sells: boolean): string {
  const number = String(numerodopedido);
  return `${listOf(sells)}?${new URLSearchParams({ status, numero: number, pedido: number })}`;
}

function factsOf({ data, linhas, cliente }: OrderHead, sells: boolean): string {
  return [data, itemsWords(linhas), ...(sells ? [companyOf(cliente)] : [])].join(' · ');
}
