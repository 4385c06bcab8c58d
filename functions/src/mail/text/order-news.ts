import type { OrderStatus } from '../../../../domain/order/status';
import { withoutDiscounts } from '../../../../domain/order/edit/edit-words';
import type { Permissao, User } from '../../../../domain/people/user';
import { compose, type Link, type Message } from './message';
import { linkToOrder, type Sender } from './texts';

/** The facts for one line of a mail about orders. */
export interface OrderNews {
  tipo:
    | 'movido'
    | 'movidodovendedor'
    | 'alterado'
    | 'alteradopelocliente'
    | 'troca'
    | 'escrito'
    | 'andamento';
  numerodopedido: number;
  status: OrderStatus;
  motivo?: string;
  /** What was changed last. */
  alteracao?: string;
  /** The new steps of an approved order. */
  passos?: string[];
  /** The number that the customer gave the order. */
  referencia?: string;
  /** The customer's company. */
  empresa: string;
  /** The seller, if a seller wrote the quote. */
  escritopor: string;
}

const became: Record<OrderStatus, string> = {
  Pendente: 'voltou à análise',
  Aprovado: 'foi aprovado',
  Excluido: 'foi excluído',
};

const sentences: Record<OrderNews['tipo'], (news: OrderNews) => string> = {
  movido: ({ numerodopedido, status }) => `O seu pedido ${numerodopedido} ${became[status]}`,
  movidodovendedor: ({ numerodopedido, empresa, status }) =>
    `O pedido ${numerodopedido}, de ${empresa}, ${became[status]}`,
  alterado: ({ numerodopedido }) => `O seu orçamento ${numerodopedido} foi alterado`,
  alteradopelocliente: ({ numerodopedido, empresa }) =>
    `${empresa} alterou o orçamento ${numerodopedido}`,
  andamento: ({ numerodopedido }) => `O seu pedido ${numerodopedido} tem novo andamento`,
  troca: ({ numerodopedido, empresa }) => `O pedido ${numerodopedido}, de ${empresa}, agora é seu`,
  escrito: ({ numerodopedido, escritopor }) =>
    `${escritopor} fez o pedido de orçamento ${numerodopedido} em seu nome`,
};

/**
 * News about orders for a customer or seller. Contains no price and doesn't say who moved an order (decisions 11, 63).
 */
export function orderNewsMail(
  { nome, permissao }: Pick<User, 'nome' | 'permissao'>,
  news: readonly OrderNews[],
  sender: Sender,
): Message {
  const { company } = sender;
  return compose(`${subjectOf(news)} - ${company}`, [
    `Olá, ${nome}!`,
    ...news.flatMap((one): (string | Link)[] => [
      [`${sentences[one.tipo](one)}.`, ...stepsReasonAndReference(one, permissao)].join('\n'),
      linkToOrder('Veja o pedido em', permissao, one, sender),
    ]),
    `Equipe ${company}`,
  ]);
}

function stepsReasonAndReference(
  { motivo, alteracao = '', referencia, passos = [] }: OrderNews,
  reader: Permissao,
): string[] {
  const changed = reader === 'cliente' ? withoutDiscounts(alteracao) : alteracao;
  return [
    ...(changed === '' ? [] : [`Última alteração: ${changed}.`]),
    ...passos.map((step) => `${step}.`),
    ...(motivo === undefined ? [] : [`Motivo: ${motivo}`]),
    ...(referencia === undefined ? [] : [`Número de pedido do cliente: ${referencia}.`]),
  ];
}

function subjectOf(news: readonly OrderNews[]): string {
  const [first] = news;
  if (first && news.length === 1) return sentences[first.tipo](first);
  return news.every(({ tipo }) => tipo === 'troca')
    ? `${news.length} pedidos agora são seus`
    : `Novidades de ${news.length} pedidos`;
}
