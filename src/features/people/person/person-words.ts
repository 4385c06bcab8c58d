import type { ApprovalAction } from '../../../../domain/people/approval';
import type { OrderHead } from '../../../../domain/order/head';
import { statusNames, statusPlurals, type OrderStatus } from '../../../../domain/order/status';
import { formatCents } from '../../../../domain/words/money';
import { momentInWords } from '../../../../domain/words/time';
import type { Summary } from '../../../../domain/figures/summary';
import { companyOf, type Endereco, type User } from '../../../../domain/people/user';
import { itemsWords } from '../../../../domain/words/items';
import { counted } from '../../../../domain/words/counted';
import { nothing } from '../../../ui/pieces/fields';

/** Texts of a person's page. */

/** How many orders the page reads. */
export const ordersRead = 20;

export const personWords = {
  title: 'Cadastro',
  failed: 'O cadastro não pôde ser carregado. Verifique sua conexão e tente de novo.',
  nobody: 'Este cadastro não existe.',
  edit: 'Editar contatos',
  own: 'Contatos',
  editOwn: 'Corrigir contatos',
  save: 'Salvar',
  cancel: 'Cancelar',
  unchanged: 'Nada foi alterado.',
  now: (text: string) => `Agora: ${text || nothing}`,
  yours: (text: string) => `Seu: ${text || nothing}`,
  sellerFields:
    'O e-mail e a senha o vendedor troca em Minha conta; o nome fica como está nos pedidos.',
  orders: 'Pedidos',
  allOrders: 'Ver todos os pedidos',
  noOrders: 'Nenhum pedido.',
  ordersFailed: 'Os pedidos não puderam ser carregados. Verifique sua conexão e tente de novo.',
  history: 'Histórico',
  historyFailed: 'O histórico não pôde ser carregado. Verifique sua conexão e tente de novo.',
  noHistory: 'Nenhuma alteração registrada.',
};

export const stateWords = new Map<User['analise'], string>([
  [true, 'Aprovado'],
  [false, 'Em análise'],
  ['removido', 'Removido'],
]);

/** '3 pendentes, R$ 120.00'. */
export function sumWords(status: OrderStatus, { quantidade, centavos }: Summary): string {
  const words = quantidade === 1 ? statusNames : statusPlurals;
  return `${quantidade} ${words[status].toLowerCase()}, ${formatCents(centavos)}`;
}

/** 'Aprovados (18)'; without the number if it is unknown. */
export function ordersIn(status: OrderStatus, count: number | undefined): string {
  return count === undefined ? statusPlurals[status] : `${statusPlurals[status]} (${count})`;
}

/** Says which orders the sums include. */
export function sumsOf(read: number): string {
  if (read < ordersRead) return 'De todos os pedidos:';
  return `Dos ${ordersRead} pedidos mais recentes:`;
}

/** A line about an order: '05/03/2026 · Excluído'; with the company if it is a seller's. */
export function orderWords(
  { data, status, cliente }: Pick<OrderHead, 'data' | 'status' | 'cliente'>,
  ofSeller: boolean,
): string {
  return [data, statusNames[status], ...(ofSeller ? [companyOf(cliente)] : [])].join(' · ');
}

const did: Record<ApprovalAction, string> = {
  aprovar: 'aprovou o cadastro',
  remover: 'removeu o cadastro',
  reprovar: 'devolveu o cadastro à análise',
  readmitir: 'readmitiu o cadastro',
};

export function moment(em: number): string {
  return momentInWords(new Date(em));
}

export function approvalLine(nome: string, acao: ApprovalAction, em: number): string {
  return `${moment(em)}: ${nome} ${did[acao]}`;
}

export function addressText({
  logradouro,
  numero,
  complemento,
  bairro,
  cidade,
  estado,
  cep,
}: Endereco): string {
  const street = [logradouro, numero, complemento].filter(Boolean).join(', ');
  return [street, bairro, [cidade, estado].filter(Boolean).join('/'), cep]
    .filter(Boolean)
    .join(' · ');
}

/** Texts of a customer's page for sellers. */

/** How many products the page lists. */
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
  keptPending: 'Sem conexão: só os orçamentos pendentes que estavam guardados neste aparelho.',
  noKeptUsual: 'Os produtos de sempre deste cliente não estão neste aparelho.',
  allPending: 'Ver os pendentes',
  allApproved: 'Ver os aprovados',
};

/** The button that opens a started cart. */
export function goOnWords(lines: number): string {
  return `Continuar orçamento (${itemsWords(lines)})`;
}

/** 'em 3 pedidos, o último de 2'. */
export function usualWords(orders: number, quantity: number): string {
  return `em ${counted(orders, 'pedido', 'pedidos')}, o último de ${quantity}`;
}
