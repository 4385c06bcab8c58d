import { formatBRL } from '../../../../domain/words/money';
import type { Person } from '../../../../domain/order/order';
import type { StoredOrder } from '../../../../domain/order/record/schema';
import { holdsLink } from '../../../../domain/words/plain-text';
import type { CartLine } from '../../../../domain/product/product';
import { validUntil } from '../../../../domain/order/quote/time/validity';
import { termLabels, termNames, termWords } from '../../../../domain/order/quote/terms';
import { lineNotes } from '../../../../domain/order/quote/words';
import { companyOf, type Permissao } from '../../../../domain/people/user';
import { counted } from '../../../../domain/words/counted';
import { compose, type Link, type Message } from './message';

export interface Sender {
  company: string;
  appUrl: string;
  quoteDays: number;
}

/** The screen that shows orders to each role (§2). */
const orderScreens: Record<Permissao, string> = {
  superUser: '/pedidos',
  vendedor: '/pedidosvendedor',
  cliente: '/pedidoscliente',
};

export function approvalMail(name: string, { company, appUrl }: Sender): Message {
  return compose(`Seu cadastro foi aprovado - ${company}`, [
    `Olá, ${name}!`,
    `Seu cadastro na ${company} foi aprovado. O catálogo já está liberado para você.`,
    { words: 'Entre com o seu e-mail e a sua senha:', url: appUrl },
    `Equipe ${company}`,
  ]);
}

/** To a person who asked for it. Contains no price, because customers see none. */
export function backInStockMail(
  name: string,
  products: readonly Pick<CartLine, 'CD_PRODUTO' | 'DESCRICAO'>[],
  { company, appUrl }: Sender,
): Message {
  const [first] = products;
  const what =
    first && products.length === 1
      ? productIn(first)
      : counted(products.length, 'produto', 'produtos');
  return compose(`Voltou ao estoque: ${what}`, [
    `Olá, ${name}!`,
    `Você pediu para ser avisado. Voltou ao estoque da ${company}:`,
    products.map(productIn).join('\n'),
    { words: 'Veja em', url: `${appUrl.replace(/\/+$/, '')}/produtos?novo=voltou` },
    'Este aviso vem uma só vez. Se o produto acabar de novo, peça outro no catálogo.',
    `Equipe ${company}`,
  ]);
}

/** To the author of a new order. Contains no price, because customers see none (decision 11). */
export function authorMail(order: StoredOrder, role: Permissao, sender: Sender): Message {
  const { company } = sender;
  return compose(`Recebemos o seu orçamento ${order.numerodopedido} - ${company}`, [
    `Olá, ${order.cliente.nome}!`,
    `Recebemos o seu pedido de orçamento número ${order.numerodopedido}. ${whoFollows(order, role)}`,
    ...validityOf(order, sender),
    itemsOf(order),
    ...noteLines(order),
    linkToOrder('Acompanhe em', role, order, sender),
    `Equipe ${company}`,
  ]);
}

/** A seller who orders for themselves has no representative. */
function whoFollows({ vendedor, idvendedor, cliente }: StoredOrder, role: Permissao): string {
  if (role !== 'vendedor') return `O seu representante, ${vendedor}, entrará em contato.`;
  return idvendedor === cliente.uid
    ? 'Você mesmo é o representante dele.'
    : `O representante dele é ${vendedor}.`;
}

/** To the customer of a quote that a seller wrote. Contains no price either. */
export function quoteForCustomerMail(
  order: StoredOrder,
  { uid, nome }: Person,
  sender: Sender,
): Message {
  const { numerodopedido, idvendedor, vendedor } = order;
  const contact =
    uid === idvendedor ? 'Em caso de dúvida, fale com ele.' : `O seu representante é ${vendedor}.`;
  return compose(`Orçamento ${numerodopedido} em seu nome - ${sender.company}`, [
    `Olá, ${order.cliente.nome}!`,
    `${nome}, representante da ${sender.company}, fez o pedido de orçamento número ${numerodopedido} para ${companyOf(order.cliente)}. ${contact}`,
    ...validityOf(order, sender),
    itemsOf(order),
    ...noteLines(order),
    linkToOrder('Acompanhe em', 'cliente', order, sender),
    `Equipe ${sender.company}`,
  ]);
}

/** To the orders' seller or the company; `role` is the reader's. A mail about several orders omits their notes. */
export function teamMail(orders: readonly StoredOrder[], role: Permissao, sender: Sender): Message {
  const [first] = orders;
  const isOne = first !== undefined && orders.length === 1;
  const subject = isOne
    ? `Novo orçamento ${first.numerodopedido}: ${companyOf(first.cliente)}`
    : `${orders.length} novos orçamentos`;
  return compose(subject, [
    ...orders.flatMap((order): (string | Link)[] => [
      `${whoSent(order)} o pedido de orçamento número ${order.numerodopedido}.`,
      `Contato: ${order.cliente.nome}. Itens: ${order.itens.length}. Total: ${formatBRL(order.total)}.`,
      ...validityOf(order, sender),
      ...(isOne ? noteLines(order) : referenceOf(order)),
      linkToOrder('Veja o pedido em', role, order, sender),
    ]),
    sender.company,
  ]);
}

function whoSent({ criadopor, cliente }: StoredOrder): string {
  const customer = companyOf(cliente);
  return criadopor ? `${criadopor.nome} enviou para ${customer}` : `${customer} enviou`;
}

/** The sentence about the last valid day; empty if the order is decided (decision 70). */
function validityOf(order: StoredOrder, { quoteDays }: Sender): string[] {
  const until = validUntil(order, quoteDays);
  return until === undefined ? [] : [`Este orçamento vale até ${until}.`];
}

/** Most lines and notes in a mail; the order itself has all. */
const itemsInMail = 50;
const notesInMail = 20;

function itemsOf({ itens }: StoredOrder): string {
  const more = itens.length - itemsInMail;
  return [
    'Itens:',
    ...itens.slice(0, itemsInMail).map((line) => `${line.quantity} × ${productIn(line)}`),
    ...(more > 0
      ? [`… e mais ${counted(more, 'item, que está', 'itens, que estão')} no pedido.`]
      : []),
  ].join('\n');
}

/** The number that the customer gave the order. */
function referenceOf({ referencia }: StoredOrder): string[] {
  return referencia === undefined ? [] : [`Número de pedido do cliente: ${referencia}.`];
}

function termsOf({ condicoes = {} }: StoredOrder): string[] {
  return termNames.flatMap((name) => {
    const value = condicoes[name];
    return value === undefined ? [] : [`${termLabels[name]}: ${termWords(name, value)}.`];
  });
}

function noteLines(order: StoredOrder): string[] {
  const { observacao, itens } = order;
  const notes = lineNotes(itens);
  const more = notes.length - notesInMail;
  return [
    ...referenceOf(order),
    ...termsOf(order),
    ...(observacao === undefined ? [] : [`Observação: ${observacao}`]),
    ...notes.slice(0, notesInMail).map((line) => `${productIn(line)}: ${line.observacao}`),
    ...(more > 0 ? [`E mais ${more} observações de itens, que estão no pedido.`] : []),
  ];
}

/**
 * Code and name come from the browser, so parts with links are dropped: our mails must not carry a stranger's links.
 */
function productIn({ CD_PRODUTO, DESCRICAO }: Pick<CartLine, 'CD_PRODUTO' | 'DESCRICAO'>): string {
  return [CD_PRODUTO, DESCRICAO].filter((part) => !holdsLink(part)).join(' ');
}

/** A link to the order with its details open, on the screen that shows orders to this role (decision 53). */
export function linkToOrder(
  words: string,
  role: Permissao,
  { numerodopedido, status }: Pick<StoredOrder, 'numerodopedido' | 'status'>,
  { appUrl }: Sender,
): Link {
  const number = String(numerodopedido);
  const query = new URLSearchParams({ status, numero: number, pedido: number }).toString();
  return { words, url: `${appUrl.replace(/\/+$/, '')}${orderScreens[role]}?${query}` };
}
