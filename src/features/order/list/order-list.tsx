import { useMemo } from 'react';

import { initialStatus } from '../../../../domain/order/status';
import type { Look } from '../../../list/list';
import { ListScreen } from '../../../list/list-screen';
import { useSeeNewQuotes } from '../../../providers/order/new-quotes';
import { OrdersProvider } from '../../../providers/order/orders';
import { useAddressValues } from '../../../providers/page/address/use-address-values';
import { usePreference } from '../../../providers/session/preferences';
import { useOrderChanges } from '../change/use-order-changes';
import { QuoteEditsProvider } from '../edit/quote-edits';
import { OrderActionsProvider, type OrderActions } from '../parts/order-actions';
import { useOrderPrinting } from '../print/use-order-printing';
import type { ListOfOrders } from './order-lists';
import type { OrderPlace } from './order-place';
import { PrintingProvider } from './use-order-rows';

/** The orders of one status, newest first, below their filters. */
export function OrderList({ list }: { list: ListOfOrders }) {
  const [place, change] = useAddressValues(list.address);
  return (
    <OrdersProvider scope={list.scope} status={place.status}>
      <Orders list={list} place={place} change={change} />
    </OrdersProvider>
  );
}

interface OrdersProps {
  list: ListOfOrders;
  place: OrderPlace;
  change: ReturnType<typeof useAddressValues<OrderPlace>>[1];
}

/** Changes that a row starts outlive the row. */
function Orders({ list, place, change }: OrdersProps) {
  const { status, cliente, representante } = place;
  const isOfAll = cliente === '' && representante === '';
  useSeeNewQuotes(
    list.reader === 'staff' && (status === initialStatus || status === '') && isOfAll,
  );
  const changes = useOrderChanges();
  const printing = useOrderPrinting(list.priced);
  const { print } = printing;
  const actions = useMemo<OrderActions>(
    () => ({ ...changes, print: (order) => print([order]) }),
    [changes, print],
  );
  const [look, changeLook] = usePreference('lista_de_pedidos');
  return (
    <OrderActionsProvider value={actions}>
      <PrintingProvider value={printing}>
        <QuoteEditsProvider>
          <ListScreen
            list={list}
            place={place}
            change={change}
            look={list.reader === 'staff' ? look : plain}
            changeLook={({ hidden = [], compact = false }) =>
              changeLook({ hidden: [...hidden], compact })
            }
          />
        </QuoteEditsProvider>
      </PrintingProvider>
      {printing.printer}
    </OrderActionsProvider>
  );
}

/** Customers can't arrange their list. */
const plain: Look = {};
