import { initialStatus } from '../../../domain/order/status';
import { ListViews } from '../../features/order/list/list-views';
import { OrderList } from '../../features/order/list/order-list';
import { sellerView } from '../../features/order/list/order-views';
import { countWords } from '../../features/order/words/order-words';
import { dataOf, seenAtOf } from '../../providers/live/live';
import { useSeeNewQuotes } from '../../providers/order/new-quotes';
import { OrdersProvider } from '../../providers/order/orders';
import { useOwnSums } from '../../providers/figures/order-sums';
import { useAddressValues } from '../../providers/page/address/use-address-values';

/** /pedidosvendedor: the orders whose representative is the signed-in seller. */
export function SellerOrdersPage() {
  const [place, change] = useAddressValues(sellerView.address);
  const { status, cliente } = place;
  useSeeNewQuotes(status === initialStatus && cliente === '');
  const sums = useOwnSums();
  // How many of them are one customer's is not counted, and the rows are newer than the count that was seen last.
  const isCounted = cliente === '' && seenAtOf(sums) === undefined;
  const total = isCounted ? dataOf(sums)?.all[status].quantidade : undefined;
  return (
    <OrdersProvider scope="seller" status={status}>
      <OrderList
        view={sellerView}
        place={place}
        onChange={change}
        views={<ListViews view={sellerView} place={place} onChange={change} />}
        total={total}
        figures={total === undefined ? '' : countWords(total)}
      />
    </OrdersProvider>
  );
}
