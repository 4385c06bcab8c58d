import type { User } from '../people/user';
import type { Read } from '../words/record';
import type { Order, OrderIndex } from './order';
import type { headSchema } from './record/schema';
import { lineNotes } from './quote/words';

/** The part of an order that lists show and search (decision 96). */
export type OrderHead = Read<typeof headSchema>;

export const headFields = [
  'numerodopedido',
  'data',
  'hora',
  'status',
  'total',
  'centavos',
  'vendedor',
  'idvendedor',
  'linhas',
  'criadoem',
  'mudouem',
  'mudanca',
  'alterado',
  'referencia',
] as const satisfies readonly (keyof Order)[];

export const headCustomerFields = [
  'uid',
  'nome',
  'razaosocial',
  'permissao',
] as const satisfies readonly (keyof User)[];

export const headIndexFields = [
  'vendedor',
  'cliente',
] as const satisfies readonly (keyof OrderIndex)[];

/** An order about to be written; fields that the server fills in hold placeholders. */
type Headed = Pick<Order, 'itens' | 'cliente' | 'indice'> &
  Partial<Pick<Order, 'criadopor' | 'observacao'> & Record<(typeof headFields)[number], unknown>>;

/** Whether the order or one of its lines has a note. */
export function holdsNote({
  observacao,
  itens,
}: Pick<Order, 'itens'> & Partial<Pick<Order, 'observacao'>>): boolean {
  return observacao !== undefined || lineNotes(itens).length > 0;
}

/** Whether the order has a note or the customer's own number. */
export function holdsWords({ recado, referencia }: Pick<OrderHead, 'recado' | 'referencia'>) {
  return recado === true || referencia !== undefined;
}

/** The head to store with an order, in the same write. The rules compare the two. */
export function headOf(order: Headed): Record<string, unknown> {
  const { cliente, criadopor, indice } = order;
  return {
    ...picked(order, headFields),
    cliente: picked(cliente, headCustomerFields),
    ...(criadopor && { criadopor }),
    indice,
    ...(holdsNote(order) && { recado: true }),
  };
}

/** The heads of these orders, by order number. */
export function headsOf(orders: readonly Order[]): Record<string, unknown> {
  return Object.fromEntries(orders.map((order) => [order.numerodopedido, headOf(order)]));
}

function picked(record: object, fields: readonly string[]): Record<string, unknown> {
  const named = Object.entries(record).filter(([field, value]) => {
    return fields.includes(field) && value !== undefined;
  });
  return Object.fromEntries(named);
}
