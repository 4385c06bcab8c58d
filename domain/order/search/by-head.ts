import { holdsWords, type OrderHead } from '../head';
import { companyOf } from '../../people/user';
import { compareText, contains } from '../../words/text';
import type { OrderFilter } from './filter';
import { orderSorts, type OrderSort } from './question';

/** The filters of a list of orders. */
export type ListFilter = Omit<OrderFilter, 'aprovadoem'>;

export const noFilter: ListFilter = {
  status: '',
  texto: '',
  empresa: '',
  vendedor: '',
  cidade: '',
  produto: '',
  cliente: '',
  representante: '',
  de: '',
  ate: '',
  valorde: undefined,
  valorate: undefined,
  novos: '',
  observacao: false,
  diferenca: false,
  atencao: false,
  ordem: 'recentes',
};

/** The filter's parameters as a request sends them; leaves out empty ones. */
export function askedOf(filter: Partial<OrderFilter>): [string, string | number][] {
  return Object.entries(filter).flatMap(([name, value]): [string, string | number][] => {
    if (value === true) return [[name, 1]];
    const asked = typeof value === 'string' ? value.trim() : value;
    return asked === '' || asked === undefined || asked === false ? [] : [[name, asked]];
  });
}

/** Whether a list is filtered by more than its status, or sorted. Other lists show their newest orders first. */
export function isAsked({ status: _status, ordem, ...filter }: ListFilter): boolean {
  return ordem !== noFilter.ordem || askedOf(filter).length > 0;
}

/** Whether an order's head says all that is asked of the order. */
export function isDecidedByHead({ diferenca, atencao, ...filter }: ListFilter): boolean {
  const { texto, cidade, produto, novos } = filter;
  const isTold = [texto, cidade, produto, novos].every((text) => text.trim() === '');
  return isTold && !diferenca && !atencao;
}

/** Whether an order passes the filters that its head can answer. */
export function matchesHead(filter: ListFilter, head: OrderHead): boolean {
  const { empresa, vendedor, cliente, representante, observacao } = filter;
  const { de, ate, valorde = -Infinity, valorate = Infinity } = filter;
  const day = head.data.split('/').reverse().join('-');
  return (
    empresa.split(' ').every((word) => contains(companyOf(head.cliente), word)) &&
    contains(head.vendedor, vendedor) &&
    (cliente === '' || head.cliente.uid === cliente) &&
    (representante === '' || head.idvendedor === representante) &&
    (de === '' || day >= de) &&
    (ate === '' || day <= ate) &&
    head.centavos >= valorde &&
    head.centavos <= valorate &&
    (!observacao || holdsWords(head))
  );
}

/** Compares two orders for sorting a list. */
export function byHead(sort: OrderSort): (a: OrderHead, b: OrderHead) => number {
  const { by, last } = orderSorts[sort];
  const direction = last ? -1 : 1;
  return (a, b) => direction * (comparisons[by](a, b) || comparisons.number(a, b));
}

const comparisons = {
  number: (a, b) => a.numerodopedido - b.numerodopedido,
  value: (a, b) => a.centavos - b.centavos,
  company: (a, b) => compareText(companyOf(a.cliente), companyOf(b.cliente)),
} satisfies Record<string, (a: OrderHead, b: OrderHead) => number>;
