import { fromCents, toCents } from '../../../../domain/words/money';
import type { FoundOrder } from '../../../../domain/order/search/finder';
import { noFilter } from '../../../../domain/order/search/by-head';
import { orderSorts, type OrderSort } from '../../../../domain/order/search/question';
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
import { orderFilters, type OrderFilterKey, type OrderFilters } from '../search/order-filters';

/** Where somebody is in a list of orders: what is shown of it, and which panels are open. */
export interface OrderPlace extends OrderFilters {
  status: OrderStatus;
  open: readonly number[];
  /** The place of the saved view that was chosen, among the person's; '' for none. */
  view: string;
}

/** Whose orders alone an address can ask for. */
export type OrdersOf = 'cliente' | 'representante';

/** Changes a place; with a function, by what it is now. */
export type ChangePlace = (
  change: Partial<OrderPlace> | ((now: OrderPlace) => Partial<OrderPlace>),
) => void;

/** Where one order stands open and nothing else is asked for. */
export function placeOf({ numerodopedido, status }: Pick<FoundOrder, 'numerodopedido' | 'status'>) {
  return {
    ...{ ...noFilter, status, numero: String(numerodopedido) },
    ...{ open: [numerodopedido], view: '' },
  } satisfies OrderPlace;
}

/** Open panels that an address names. */
const mostOpen = 5;

const sorts = Object.keys(orderSorts) as OrderSort[];
const viewPlaces = ['', ...Array.from({ length: mostViews }, (_, place) => String(place))];

/** What a list of orders keeps in its address; a filter that it doesn't show filters nothing. */
export function orderAddress(
  filters: readonly OrderFilterKey[],
  statuses: readonly OrderStatus[],
  of: readonly OrdersOf[] = [],
  further = false,
): AddressValues<OrderPlace> {
  const filter = (key: OrderFilterKey) =>
    onlyIf(filters.includes(key), textValue(key, filterMasks[orderFilters[key].kind]));
  return {
    status: {
      ...choiceValue('status', statuses, initialStatus),
      state: {
        name: 'statusdopedido',
        read: (value) => (isOrderStatus(value) && statuses.includes(value) ? value : undefined),
      },
    },
    numero: filter('numero'),
    empresa: filter('empresa'),
    vendedor: filter('vendedor'),
    cliente: onlyIf(of.includes('cliente'), uidValue('cliente')),
    representante: onlyIf(of.includes('representante'), uidValue('representante')),
    open: numbersValue('pedido', mostOpen),
    view: choiceValue('visao', viewPlaces, ''),
    ordem: onlyIf(further, choiceValue<OrderSort>('ordem', sorts, noFilter.ordem)),
    cidade: onlyIf(further, textValue('cidade', filterMasks.upper)),
    produto: onlyIf(further, textValue('produto', filterMasks.upper)),
    de: onlyIf(further, dayValue('de')),
    ate: onlyIf(further, dayValue('ate')),
    valorde: onlyIf(further, reaisValue('valorde')),
    valorate: onlyIf(further, reaisValue('valorate')),
    observacao: onlyIf(further, flagValue('observacao')),
    diferenca: onlyIf(further, flagValue('diferenca')),
    atencao: onlyIf(further, flagValue('atencao')),
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
