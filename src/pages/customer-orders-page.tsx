import { OrderList } from '../features/orders/list/order-list';
import { customerView } from '../features/orders/list/order-views';
import { OrdersProvider } from '../providers/orders';
import { useAddressValues } from '../providers/use-address-values';

/** /pedidoscliente: the signed-in customer's own orders. */
export function CustomerOrdersPage() {
  const [place, change] = useAddressValues(customerView.address);
  return (
    <OrdersProvider scope="customer" status={place.status}>
      <OrderList view={customerView} place={place} onChange={change} />
    </OrdersProvider>
  );
}
