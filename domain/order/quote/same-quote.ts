import type { Order } from '../order';
import { termNames } from './terms';

type Quote = Pick<Order, 'itens' | 'observacao' | 'referencia' | 'condicoes' | 'desconto'>;

/** Whether both quotes have the same products, quantities, discounts, texts and terms. Names and prices don't count. */
export function isSameQuote(one: Quote, other: Quote): boolean {
  return wantedIn(one) === wantedIn(other);
}

function wantedIn(quote: Quote): string {
  const { itens, observacao = '', referencia = '', condicoes = {}, desconto } = quote;
  const lines = itens.map((line) => [
    ...[line.CD_PRODUTO, line.quantity, line.observacao ?? ''],
    line.desconto ?? 0,
  ]);
  const terms = termNames.map((name) => condicoes[name] ?? '');
  return JSON.stringify([lines.sort(), observacao, referencia, terms, desconto?.motivo]);
}

export function sharesProduct(one: Quote, other: Quote): boolean {
  const codes = new Set(one.itens.map(({ CD_PRODUTO }) => CD_PRODUTO));
  return other.itens.some(({ CD_PRODUTO }) => codes.has(CD_PRODUTO));
}
