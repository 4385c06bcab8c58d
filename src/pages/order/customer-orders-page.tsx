import { OrderList } from '../../features/order/list/order-list';
import { customerView } from '../../features/order/list/order-views';
import { OrdersProvider } from '../../providers/order/orders';
import { useAddressValues } from '../../providers/page/address/use-address-values';

/** /pedidoscliente: the signed-in customer's own orders. */
export function CustomerOrdersPage() {
  const [place, change] = useAddressValues(customerView.address);
  return (
    <OrdersProvider scope="customer" status={place.status}>
      <OrderList view={customerView} place={place} onChange={change} />
    </OrdersProvider>
  );
}
