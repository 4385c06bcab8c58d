import type { Order } from '../order';

/** How a list can be sorted: by what, and whether the last of it comes first. */
export const orderSorts = {
  recentes: { by: 'number', last: true },
  antigos: { by: 'number', last: false },
  maior: { by: 'value', last: true },
  menor: { by: 'value', last: false },
  empresa: { by: 'company', last: false },
} as const;
export type OrderSort = keyof typeof orderSorts;

export interface OrderQuestion {
  /** '' where nobody chose: the newest first, or the greatest of a range of values. */
  sort: OrderSort | '';
  from: string;
  to: string;
  /** The least and the greatest value in cents. */
  least: number | undefined;
  most: number | undefined;
}

export const noQuestion: OrderQuestion = {
  sort: '',
  from: '',
  to: '',
  least: undefined,
  most: undefined,
};

export function isNarrowed({ from, to, least, most }: OrderQuestion): boolean {
  return from !== '' || to !== '' || least !== undefined || most !== undefined;
}

/** An index answers a range of values in the order of the values. */
export function sortOf({ sort, least, most }: OrderQuestion): OrderSort {
  if (sort !== '') return sort;
  return least === undefined && most === undefined ? 'recentes' : 'maior';
}

export function dayOf(data: string): string {
  return data.split('/').reverse().join('-');
}

export function isOfDays({ from, to }: OrderQuestion, { data }: Pick<Order, 'data'>): boolean {
  const day = dayOf(data);
  return (from === '' || day >= from) && (to === '' || day <= to);
}

export function isOfValues(
  { least = -Infinity, most = Infinity }: OrderQuestion,
  { centavos }: Pick<Order, 'centavos'>,
): boolean {
  return centavos >= least && centavos <= most;
}
