import { initialStatus } from '../../domain/order-status';
import { ListViews } from '../features/orders/list/list-views';
import { OrderList } from '../features/orders/list/order-list';
import { administratorView } from '../features/orders/list/order-views';
import { summaryWords } from '../features/orders/order-words';
import { dataOf, mapLive } from '../providers/live';
import { useSeeNewQuotes } from '../providers/new-quotes';
import { OrdersProvider } from '../providers/orders';
import { SellersProvider } from '../providers/sellers';
import { useSummaries } from '../providers/summaries';
import { useAddressValues } from '../providers/use-address-values';

/** /pedidos: all orders, for the administrator. */
export function OrdersPage() {
  const [place, change] = useAddressValues(administratorView.address);
  const { status } = place;
  useSeeNewQuotes(status === initialStatus);
  const summaries = useSummaries();
  return (
    <SellersProvider>
      <OrdersProvider scope="all" status={status} question={place}>
        <OrderList
          view={administratorView}
          place={place}
          onChange={change}
          views={<ListViews view={administratorView} place={place} onChange={change} />}
          total={dataOf(summaries)?.[status].quantidade}
          figures={summaryWords(mapLive(summaries, (all) => all[status]))}
        />
      </OrdersProvider>
    </SellersProvider>
  );
}
