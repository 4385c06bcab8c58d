import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { can } from '../../../../domain/session/access';
import type { OrderHead } from '../../../../domain/order/head';
import { companyOf } from '../../../../domain/people/user';
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
import { OrderLink, ordersOf } from '../../../ui/pieces/order/order-link';
import { Ready } from '../../../ui/states/ready';
import { AgainButton } from './again-button';
import { failureWords } from '../words/order-words';
import { StatusTag } from '../marks/status-tag';
import { itemsWords } from '../../../../domain/words/items';

interface RecentOrdersProps {
  /** Shown if there are no orders. */
  empty: ReactNode;
}

/** On /home: a person's last orders with status. The person's own ones can be ordered again. */
export function RecentOrders({ empty }: RecentOrdersProps) {
  const user = useUser();
  const sells = can(user, 'ordersOfSeller');
  const reader = sells ? 'seller' : 'customer';
  const orders = useRecentOrders(shortListLength);
  // Hides the step 'order' for ever once there was an order, even if that order disappears.
  useStepsTaken((dataOf(orders) ?? []).length > 0 ? ['order'] : []);
  return (
    <ShortList title="Últimos pedidos" action={<Link to={ordersOf[reader]}>Ver todos</Link>}>
      <Ready of={orders} failed={failureWords.orders} Failed={ShortListFailure} dated empty={empty}>
        {(all) => (
          <ul>
            {all.map((order) => (
              <ShortListEntry
                key={order.numerodopedido}
                title={<OrderLink order={order} reader={reader} />}
                facts={factsOf(order, sells)}
              >
                <StatusTag status={order.status} />
                {order.cliente.uid === user.uid && <AgainButton order={order} />}
              </ShortListEntry>
            ))}
          </ul>
        )}
      </Ready>
    </ShortList>
  );
}

function factsOf({ data, linhas, cliente }: OrderHead, sells: boolean): string {
  return [data, itemsWords(linhas), ...(sells ? [companyOf(cliente)] : [])].join(' · ');
}
