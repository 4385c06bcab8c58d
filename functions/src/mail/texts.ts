import { companyOf } from '../../../domain/user';
import type { StoredOrder } from '../stored/orders';
import { compose, type Message } from './message';

/** Names the company and where its catalogue is. */
export interface Sender {
  company: string;
  appUrl: string;
}

/** To a customer whose registration was approved. */
export function approvalMail(name: string, { company, appUrl }: Sender): Message {
  return compose(`Seu cadastro foi aprovado - ${company}`, [
    `Olá, ${name}!`,
    `Seu cadastro na ${company} foi aprovado. O catálogo já está liberado para você.`,
    `Acesse ${appUrl} com o seu e-mail e a sua senha.`,
    `Equipe ${company}`,
  ]);
}

/** To the author of a new order. It holds no price: customers see none (decision 11). */
export function authorMail(order: StoredOrder, { company, appUrl }: Sender): Message {
  return compose(`Recebemos o seu orçamento ${order.numerodopedido} - ${company}`, [
    `Olá, ${order.cliente.nome}!`,
    `Recebemos o seu pedido de orçamento número ${order.numerodopedido}. O seu representante entrará em contato.`,
    `Acompanhe em ${appUrl}.`,
    `Equipe ${company}`,
  ]);
}

/** To the order's seller and the company. */
export function teamMail(order: StoredOrder, { company, appUrl }: Sender): Message {
  const customer = companyOf(order.cliente);
  const total = order.total.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
  return compose(`Novo orçamento ${order.numerodopedido}: ${customer}`, [
    `${customer} enviou o pedido de orçamento número ${order.numerodopedido}.`,
    `Contato: ${order.cliente.nome}. Itens: ${order.lines}. Total: ${total}.`,
    `Veja o pedido em ${appUrl}.`,
    company,
  ]);
}
