import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { stateValue } from '../../domain/navigation-state';
import { initialStatus, isOrderStatus, type OrderStatus } from '../../domain/order-status';
import { OrderList } from '../features/orders/list/order-list';
import { administratorView } from '../features/orders/list/order-views';
import { summaryWords } from '../features/orders/order-words';
import { dataOf, mapLive } from '../providers/live';
import { OrdersProvider } from '../providers/orders';
import { SellersProvider } from '../providers/sellers';
import { useSummaries } from '../providers/summaries';

/** /pedidos: all orders, for the administrator. */
export function OrdersPage() {
  const location = useLocation();
  // Navigating here again, from the menu or a dashboard tile, resets the status.
  return <OrdersFrom key={location.key} status={statusOf(location.state)} />;
}

function OrdersFrom({ status: preselected }: { status: OrderStatus }) {
  const [status, setStatus] = useState(preselected);
  const summaries = useSummaries();
  return (
    <SellersProvider>
      <OrdersProvider scope="all" status={status}>
        <OrderList
          view={administratorView}
          status={status}
          total={dataOf(summaries)?.[status].quantidade}
          figures={summaryWords(mapLive(summaries, (all) => all[status]))}
          onStatusChange={setStatus}
        />
      </OrdersProvider>
    </SellersProvider>
  );
}

/** The navigation state `statusdopedido`; anything that isn't a status is ignored. */
function statusOf(state: unknown): OrderStatus {
  const wanted = stateValue(state, 'statusdopedido');
  return isOrderStatus(wanted) ? wanted : initialStatus;
}
