import { fromCents, toCents } from '../../../../domain/words/money';
import type { FoundOrder } from '../../../../domain/order/search/finder';
import type { OrderQuestion } from '../../../../domain/order/search/question';
import { initialStatus, isOrderStatus, type OrderStatus } from '../../../../domain/order/status';
import { mostViews } from '../../../../domain/order/search/saved-view';
import {
  choiceValue,
  numbersValue,
  textValue,
  type AddressValue,
  type AddressValues,
  onlyIf,
  uidValue,
  flagValue,
  dayValue,
} from '../../../providers/page/address/address-values';
import { filterMasks } from '../../../ui/forms/filter-bar';
import { noFurther, type FurtherFilters } from '../search/further/further-filters';
import { orderFilters, type OrderFilterKey, type OrderFilterValues } from '../search/order-filters';

/** Where somebody is in a list of orders: what is shown of it, and which panels are open. */
export interface OrderPlace extends OrderFilterValues, OrderQuestion {
  status: OrderStatus;
  /** Names are looked for in all orders, for what no index finds. */
  everywhere: boolean;
  /** The uid of the customer whose orders are shown; '' for those of all. */
  customer: string;
  /** The uid of the seller whose orders are shown; '' for those of all. */
  representative: string;
  open: readonly number[];
  /** The place of the saved view that was chosen, among the person's; '' for none. */
  view: string;
}

/** Whose orders alone an address can ask for. */
export type OrdersOf = 'customer' | 'representative';

/** Changes a place; with a function, by what it is now. */
export type ChangePlace = (
  change: Partial<OrderPlace> | ((now: OrderPlace) => Partial<OrderPlace>),
) => void;

/** Where one order stands open and nothing else is asked for. */
export function placeOf({ numerodopedido, status }: Pick<FoundOrder, 'numerodopedido' | 'status'>) {
  return {
    ...{ status, number: String(numerodopedido), company: '', seller: '' },
    ...{ customer: '', representative: '' },
    ...{ ...noFurther, everywhere: false, open: [numerodopedido], view: '' },
  } satisfies OrderPlace;
}

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
  of: readonly OrdersOf[] = [],
  further?: FurtherFilters,
): AddressValues<OrderPlace> {
  const filter = (key: OrderFilterKey): AddressValue<string> => {
    const value = textValue(filterNames[key], filterMasks[orderFilters[key].kind]);
    return onlyIf(filters.includes(key), value);
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
    customer: onlyIf(of.includes('customer'), uidValue('cliente')),
    representative: onlyIf(of.includes('representative'), uidValue('representante')),
    open: numbersValue('pedido', mostOpen),
    view: choiceValue('visao', viewPlaces, ''),
    ...furtherAddress(further),
    everywhere: onlyIf(filters.includes('company'), flagValue('procura', 'todos')),
  };
}

function furtherAddress(further: FurtherFilters | undefined) {
  const isShown = further !== undefined;
  return {
    sort: choiceValue<OrderQuestion['sort']>('ordem', further?.sorts ?? [], ''),
    from: onlyIf(isShown, dayValue('de')),
    to: onlyIf(isShown, dayValue('ate')),
    least: onlyIf(isShown, reaisValue('valorde')),
    most: onlyIf(isShown, reaisValue('valorate')),
    words: onlyIf(isShown, flagValue('observacao')),
    differs: onlyIf(further?.differs === true, flagValue('diferenca')),
    attention: onlyIf(isShown, flagValue('atencao')),
  };
}

/** Cents, which the address has in reais: '1234.5'. */
function reaisValue(name: string): AddressValue<number | undefined> {
  return {
    name,
    initial: undefined,
    read: (text) => (/^\d{1,8}(\.\d{1,2})?$/.test(text) ? toCents(Number(text)) : undefined),
    write: (cents) => (cents === undefined ? '' : String(fromCents(cents))),
  };
}
