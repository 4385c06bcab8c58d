import {
  isAsked,
  matchesHead,
  noFilter,
  type ListFilter,
} from '../../../../domain/order/search/by-head';
import type { OrderHead } from '../../../../domain/order/head';
import type { OrderSort } from '../../../../domain/order/search/question';
import {
  choiceFilter,
  dayFilter,
  flagFilter,
  personFilter,
  reaisFilter,
  typedFilter,
  type Filters,
} from '../../../list/filters/filters';
import type { OrdersToRead } from '../../../providers/order/search/use-order-reader';

/** The filters of a list. The number reads one order directly. */
export interface OrderFilters extends ListFilter {
  numero: string;
}

export const sortWords: Record<OrderSort, string> = {
  recentes: 'Mais recentes primeiro',
  antigos: 'Mais antigos primeiro',
  maior: 'Maior total primeiro',
  menor: 'Menor total primeiro',
  empresa: 'Empresa de A a Z',
};

const further = { further: true } as const;
const words = {
  ...further,
  title: 'Palavras de número, empresa, contato, vendedor, produto, referência, data ou mês',
};
const days = { ...further, group: 'dias' };
const values = { ...further, group: 'valores' };
const news = { ...further, title: 'Pedidos de outras pessoas com um número maior' };
const attention = { ...further, title: 'Pedidos com alertas, vencidos ou que vencem hoje' };

/** The filters of a list of orders (§2, §5). */
export const orderFilters: Filters<Omit<OrderFilters, 'status'>> = {
  numero: typedFilter('numero', 'Número do pedido', 'text'),
  empresa: typedFilter('empresa', 'Nome da empresa', 'upper'),
  vendedor: typedFilter('vendedor', 'Nome do vendedor', 'upper', { spare: true }),
  cliente: personFilter('cliente', 'Cliente'),
  representante: personFilter('representante', 'Vendedor'),
  ordem: choiceFilter('ordem', 'Ordem', sortWords, noFilter.ordem, further),
  texto: typedFilter('texto', 'Busca', 'text', words),
  cidade: typedFilter('cidade', 'Cidade', 'upper', further),
  produto: typedFilter('produto', 'Produto', 'upper', further),
  de: dayFilter('de', 'Data de', days),
  ate: dayFilter('ate', 'Data até', days),
  valorde: reaisFilter('valorde', 'Valor de', values),
  valorate: reaisFilter('valorate', 'Valor até', values),
  novos: typedFilter('novos', 'Novos depois do pedido', 'digits', news),
  observacao: flagFilter('observacao', 'Com observação', further),
  diferenca: flagFilter('diferenca', 'Com diferença', further),
  atencao: flagFilter('atencao', 'Precisa de atenção', attention),
};

/** Only the filters of an object with more values. */
export function filtersIn(holder: OrderFilters): OrderFilters {
  const entries = [...Object.keys(noFilter), 'numero'] as (keyof OrderFilters)[];
  return Object.fromEntries(entries.map((name) => [name, holder[name]])) as unknown as OrderFilters;
}

export function isUnfiltered({ numero, ...filter }: OrderFilters): boolean {
  return numero.trim() === '' && !isAsked(filter);
}

/** True if the only filter is a person. */
export function isOfPerson(filters: OrderFilters): boolean {
  const { cliente, representante } = filters;
  const others = { ...filters, cliente: '', representante: '' };
  return (cliente === '') !== (representante === '') && isUnfiltered(others);
}

/** The typed number; undefined without one. §5: '12', ' 12 ' and '012' find order 12. */
export function numberIn({ numero }: OrderFilters): number | undefined {
  return numero.trim() === '' ? undefined : Number(numero);
}

/** Whether an order passes the filters that its head can answer. */
export function matchesFilters(order: OrderHead, filters: OrderFilters): boolean {
  const { numero: _numero, ...filter } = filters;
  const number = numberIn(filters);
  return (number === undefined || order.numerodopedido === number) && matchesHead(filter, order);
}

/** The orders to read for an export or for choosing all. */
export function wantedBy(filters: OrderFilters): OrdersToRead {
  const { numero: _numero, ...filter } = filters;
  const number = numberIn(filters);
  return number === undefined ? { filter } : { number };
}
