import { useState } from 'react';

import { initialStatus } from '../domain/order-status';
import { countWords } from '../features/orders/order-figures';
import { OrderList } from '../features/orders/order-list';
import { sellerView } from '../features/orders/order-views';
import { dataOf } from '../providers/live';
import { OrdersProvider, useOrders } from '../providers/orders';

/** /pedidosvendedor: the orders whose representative is the signed-in seller. */
export function SellerOrdersPage() {
  const [status, setStatus] = useState(initialStatus);
  return (
    <OrdersProvider scope="seller" status={status}>
      <CountedList status={status} onStatusChange={setStatus} />
    </OrdersProvider>
  );
}

type CountedListProps = Pick<Parameters<typeof OrderList>[0], 'status' | 'onStatusChange'>;

/** The dropdown shows the count (specification, section 2). */
function CountedList(props: CountedListProps) {
  const orders = dataOf(useOrders().orders);
  return (
    <OrderList {...props} view={sellerView} figures={orders ? countWords(orders.length) : ''} />
  );
}
