import type { Order } from '../order';

type Quote = Pick<Order, 'itens' | 'observacao' | 'referencia'>;

/** Whether both quotes have the same products, quantities and texts. Names and prices don't count. */
export function isSameQuote(one: Quote, other: Quote): boolean {
  return wantedIn(one) === wantedIn(other);
}

function wantedIn({ itens, observacao = '', referencia = '' }: Quote): string {
  const lines = itens.map((line) => [line.CD_PRODUTO, line.quantity, line.observacao ?? '']);
  return JSON.stringify([lines.sort(), observacao, referencia]);
}

export function sharesProduct(one: Quote, other: Quote): boolean {
  const codes = new Set(one.itens.map(({ CD_PRODUTO }) => CD_PRODUTO));
  return other.itens.some(({ CD_PRODUTO }) => codes.has(CD_PRODUTO));
}
