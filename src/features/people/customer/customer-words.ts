import { itemsWords } from '../../../../domain/words/items';
import { counted } from '../../../../domain/words/counted';

/** What a customer's page says to a seller. */

/** Orders that are read for it, and products that are named. */
export const ordersRead = 20;
export const mostUsual = 10;

export const customerWords = {
  title: 'Cliente',
  failed: 'O cliente não pôde ser carregado. Verifique sua conexão e tente de novo.',
  gone: 'Não está mais entre os clientes aprovados.',
  begin: 'Orçamento',
  usual: 'Produtos de sempre',
  usualHint: `Dos pedidos mais recentes com você, até ${ordersRead}.`,
  repeat: 'Pedir estes de novo',
  noUsual: 'Ainda sem produtos pedidos com você.',
  orders: 'Pedidos com você',
  noOrders: 'Ainda sem pedido com você.',
  ordersFailed: 'Os pedidos não puderam ser carregados. Verifique sua conexão e tente de novo.',
  allPending: 'Ver os pendentes',
  allApproved: 'Ver os aprovados',
};

/** The button that takes out the cart that was begun. */
export function goOnWords(lines: number): string {
  return `Continuar orçamento (${itemsWords(lines)})`;
}

/** 'em 3 pedidos, último: 2'. */
export function usualWords(orders: number, quantity: number): string {
  return `em ${counted(orders, 'pedido', 'pedidos')}, o último de ${quantity}`;
}
