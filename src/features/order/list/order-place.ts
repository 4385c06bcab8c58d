import type { FoundOrder } from '../../../../domain/order/search/finder';
import { noFilter } from '../../../../domain/order/search/by-head';
import {
  initialStatus,
  isOrderStatus,
  listedPlurals,
  type ListedStatus,
} from '../../../../domain/order/status';
import { mostViews } from '../../../../domain/order/search/saved-view';
import { addressOf } from '../../../list/filters/filters';
import {
  choiceValue,
  numbersValue,
  onlyIf,
  type AddressValue,
  type AddressValues,
} from '../../../providers/page/address/address-values';
import { orderFilters, type OrderFilters } from '../search/order-filters';

/** The state of a list of orders in the address: filters and open panels. */
export interface OrderPlace extends OrderFilters {
  status: ListedStatus;
  open: readonly number[];
  /** The index of the chosen saved view; '' for none. */
  view: string;
}

/** The place that shows one order, open, without other filters. */
export function placeOf({ numerodopedido, status }: Pick<FoundOrder, 'numerodopedido' | 'status'>) {
  return {
    ...{ ...noFilter, status, numero: String(numerodopedido) },
    ...{ open: [numerodopedido], view: '' },
  } satisfies OrderPlace;
}

/** The place that searches all statuses for words. */
export function placeOfWords(texto: string) {
  return { ...noFilter, texto, numero: '', open: [], view: '' } satisfies OrderPlace;
}

/** The limit of open panels in an address. */
const mostOpen = 5;

const viewPlaces = ['', ...Array.from({ length: mostViews }, (_, place) => String(place))];

const written = (status: ListedStatus) => status || listedPlurals[''];

/** The values that a list of orders keeps in its address. A filter that the list doesn't show is ignored. */
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
    open: numbersValue('pedido', mostOpen),
    view: choiceValue('visao', viewPlaces, ''),
  };
}
