import { StoredOrderDialog } from '../../features/cart/sending/stored-order-dialog';
import { StoredOrderCopies } from '../../features/order/list/stored-order-copies';
import { PageTitle } from '../../ui/pieces/page-title';

export function OrderThanksPage() {
  return (
    <>
      <PageTitle title="Orçamento enviado" />
      <StoredOrderDialog copies={(number) => <StoredOrderCopies number={number} />} />
    </>
  );
}
