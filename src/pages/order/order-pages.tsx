import { OrderList } from '../../features/order/list/order-list';
import {
  administratorOrders,
  customerOrders,
  sellerOrders,
} from '../../features/order/list/order-lists';
import { SellersProvider } from '../../providers/people/sellers';

/** /pedidos: all orders, for the administrator. */
export function OrdersPage() {
  return (
    <SellersProvider>
      <OrderList list={administratorOrders} />
    </SellersProvider>
  );
}

/** /pedidosvendedor: the orders whose representative is the signed-in seller. */
export function SellerOrdersPage() {
  return <OrderList list={sellerOrders} />;
}

/** /pedidoscliente: the signed-in customer's own orders. */
export function CustomerOrdersPage() {
  return <OrderList list={customerOrders} />;
}
