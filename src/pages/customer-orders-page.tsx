import { useState } from 'react';

import { initialStatus } from '../../domain/order-status';
import { OrderList } from '../features/orders/list/order-list';
import { customerView } from '../features/orders/list/order-views';
import { StatusFilter } from '../features/orders/list/status-filter';
import { OrdersProvider } from '../providers/orders';

/** /pedidoscliente: the signed-in customer's own orders. */
export function CustomerOrdersPage() {
  const [status, setStatus] = useState(initialStatus);
  return (
    <OrdersProvider scope="customer" status={status}>
      <OrderList view={customerView} status={status}>
        <StatusFilter statuses={customerView.statuses} value={status} onChange={setStatus} />
      </OrderList>
    </OrdersProvider>
  );
}
