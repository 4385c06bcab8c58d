import { StoredOrderDialog } from '../features/cart/stored-order-dialog';
import { PageTitle } from '../ui/page-title';

export function OrderThanksPage() {
  return (
    <>
      <PageTitle title="Orçamento enviado" />
      <StoredOrderDialog />
    </>
  );
}
