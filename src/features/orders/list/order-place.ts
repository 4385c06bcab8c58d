import { initialStatus, isOrderStatus, type OrderStatus } from '../../../../domain/order-status';
import { mostViews } from '../../../../domain/saved-view';
import {
  choiceValue,
  numbersValue,
  textValue,
  type AddressValue,
  type AddressValues,
} from '../../../providers/address-values';
import { filterMasks } from '../../../ui/filter-bar';
import { noOrderFilters, orderFilters, type OrderFilterKey } from '../search/order-filters';

/** Where somebody is in a list of orders: what is shown of it, and which panels are open. */
export interface OrderPlace extends Record<OrderFilterKey, string> {
  status: OrderStatus;
  /** The uid of the customer whose orders are shown; '' for those of all. */
  customer: string;
  open: readonly number[];
  /** The place of the saved view that was chosen, among the person's; '' for none. */
  view: string;
}

export const firstPlace: OrderPlace = {
  ...noOrderFilters,
  status: initialStatus,
  customer: '',
  open: [],
  view: '',
};

/** Changes a place; with a function, by what it is now. */
export type ChangePlace = (
  change: Partial<OrderPlace> | ((now: OrderPlace) => Partial<OrderPlace>),
) => void;

/** Open panels that an address names. */
const mostOpen = 5;

const viewPlaces = ['', ...Array.from({ length: mostViews }, (_, place) => String(place))];

const filterNames: Record<OrderFilterKey, string> = {
  number: 'numero',
  company: 'empresa',
  seller: 'vendedor',
};

/** What a list of orders keeps in its address; a filter that it doesn't show filters nothing. */
export function orderAddress(
  filters: readonly OrderFilterKey[],
  statuses: readonly OrderStatus[],
  findsCustomer = false,
): AddressValues<OrderPlace> {
  const filter = (key: OrderFilterKey): AddressValue<string> => {
    const value = textValue(filterNames[key], filterMasks[orderFilters[key].kind]);
    return filters.includes(key) ? value : { ...value, read: () => undefined };
  };
  return {
    status: {
      ...choiceValue('status', statuses, initialStatus),
      state: {
        name: 'statusdopedido',
        read: (value) => (isOrderStatus(value) && statuses.includes(value) ? value : undefined),
      },
    },
    number: filter('number'),
    company: filter('company'),
    seller: filter('seller'),
    customer: {
      name: 'cliente',
      initial: '',
      // It becomes a part of a path of the database.
      read: (uid) => (findsCustomer && /^[\w-]{1,128}$/.test(uid) ? uid : undefined),
      write: (uid) => uid,
    },
    open: numbersValue('pedido', mostOpen),
    view: choiceValue('visao', viewPlaces, ''),
  };
}
