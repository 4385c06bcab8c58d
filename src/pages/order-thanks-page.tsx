import { StoredOrderDialog } from '../features/cart/stored-order-dialog';
import { StoredOrderCopies } from '../features/orders/list/stored-order-copies';
import { PageTitle } from '../ui/page-title';

export function OrderThanksPage() {
  return (
    <>
      <PageTitle title="Orçamento enviado" />
      <StoredOrderDialog copies={(number) => <StoredOrderCopies number={number} />} />
    </>
  );
}
