import { useState } from 'react';

import { initialStatus } from '../../domain/order-status';
import { OrderList } from '../features/orders/list/order-list';
import { customerView } from '../features/orders/list/order-views';
import { OrdersProvider } from '../providers/orders';

/** /pedidoscliente: the signed-in customer's own orders. */
export function CustomerOrdersPage() {
  const [status, setStatus] = useState(initialStatus);
  return (
    <OrdersProvider scope="customer" status={status}>
      <OrderList view={customerView} status={status} onStatusChange={setStatus} />
    </OrdersProvider>
  );
}
