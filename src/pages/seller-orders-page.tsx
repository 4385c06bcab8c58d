import { useState } from 'react';

import { initialStatus } from '../../domain/order-status';
import { OrderList } from '../features/orders/list/order-list';
import { sellerView } from '../features/orders/list/order-views';
import { countWords } from '../features/orders/order-words';
import { dataOf } from '../providers/live';
import { OrdersProvider } from '../providers/orders';
import { useOwnSummaries } from '../providers/summaries';

/** /pedidosvendedor: the orders whose representative is the signed-in seller. */
export function SellerOrdersPage() {
  const [status, setStatus] = useState(initialStatus);
  const total = dataOf(useOwnSummaries())?.[status].quantidade;
  return (
    <OrdersProvider scope="seller" status={status}>
      <OrderList
        view={sellerView}
        status={status}
        total={total}
        figures={total === undefined ? '' : countWords(total)}
        onStatusChange={setStatus}
      />
    </OrdersProvider>
  );
}
