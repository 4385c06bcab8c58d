import type { FoundOrder } from '../../../../domain/order/search/finder';
import { noFilter } from '../../../../domain/order/search/by-head';
import {
  initialStatus,
  isOrderStatus,
  listedPlurals,
  type ListedStatus,
} from '../../../../domain/order/status';
import { maxSavedViews } from '../../../../domain/order/search/saved-view';
import { addressOf } from '../../../list/filters/filters';
import {
  choiceValue,
  numbersValue,
  onlyIf,
  type AddressValue,
  type AddressValues,
} from '../../../providers/page/address/address-values';
import { orderFilters, type OrderFilters } from '../search/order-filters';

/** Where somebody is in a list of orders: what is shown of it, and which panels are open. */
export interface OrderPlace extends OrderFilters {
  status: ListedStatus;
  open: readonly number[];
  /** The place of the saved view that was chosen, among the person's; '' for none. */
  view: string;
}

/** Where one order stands open and nothing else is asked for. */
export function placeOfOrder({
  numerodopedido,
  status,
}: Pick<FoundOrder, 'numerodopedido' | 'status'>) {
  return {
    ...{ ...noFilter, status, numero: String(numerodopedido) },
    ...{ open: [numerodopedido], view: '' },
  } satisfies OrderPlace;
}

/** Where the orders of all statuses stand that some words find. */
export function placeOfWords(texto: string) {
  return { ...noFilter, texto, numero: '', open: [], view: '' } satisfies OrderPlace;
}

/** Open panels that an address names. */
const maxOpenPanels = 5;

const viewPlaces = ['', ...Array.from({ length: maxSavedViews }, (_, place) => String(place))];

const written = (status: ListedStatus) => status || listedPlurals[''];

/** What a list of orders keeps in its address; a filter that it doesn't show filters nothing. */
export function orderAddress(
  shown: Partial<typeof orderFilters>,
  statuses: readonly ListedStatus[],
): AddressValues<OrderPlace> {
  const all = addressOf(orderFilters);
  const filters = Object.entries(all).map(([key, value]) => [
    key,
    onlyIf(key in shown, value as AddressValue<unknown>),
  ]);
  return {
    status: {
      name: 'status',
      initial: initialStatus,
      read: (text) => statuses.find((status) => written(status) === text),
      write: written,
      state: {
        name: 'statusdopedido',
        read: (value) => (isOrderStatus(value) && statuses.includes(value) ? value : undefined),
      },
    },
    ...(Object.fromEntries(filters) as typeof all),
    open: numbersValue('pedido', maxOpenPanels),
    view: choiceValue('visao', viewPlaces, ''),
  };
}
