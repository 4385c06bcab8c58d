import { initialStatus } from '../../../domain/order/status';
import { ListViews } from '../../features/order/list/list-views';
import { OrderList } from '../../features/order/list/order-list';
import { administratorView } from '../../features/order/list/order-views';
import { summaryWords } from '../../features/order/words/order-words';
import { dataOf, mapLive } from '../../providers/live/live';
import { useSeeNewQuotes } from '../../providers/order/new-quotes';
import { OrdersProvider } from '../../providers/order/orders';
import { SellersProvider } from '../../providers/people/sellers';
import { useSummaries } from '../../providers/figures/summaries';
import { useAddressValues } from '../../providers/page/address/use-address-values';

/** /pedidos: all orders, for the administrator. */
export function OrdersPage() {
  const [place, change] = useAddressValues(administratorView.address);
  const { status, cliente, representante } = place;
  // How many orders one person has in a status is not counted.
  const isOfAll = cliente === '' && representante === '';
  useSeeNewQuotes(status === initialStatus && isOfAll);
  const summaries = useSummaries();
  return (
    <SellersProvider>
      <OrdersProvider scope="all" status={status}>
        <OrderList
          view={administratorView}
          place={place}
          onChange={change}
          views={<ListViews view={administratorView} place={place} onChange={change} />}
          total={isOfAll ? dataOf(summaries)?.[status].quantidade : undefined}
          figures={isOfAll ? summaryWords(mapLive(summaries, (all) => all[status])) : ''}
        />
      </OrdersProvider>
    </SellersProvider>
  );
}
