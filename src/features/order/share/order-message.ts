import { itemsWords } from '../../../../domain/words/items';
import { lineTotal } from '../../../../domain/cart/cart';
import { formatBRL } from '../../../../domain/words/money';
import type { Order } from '../../../../domain/order/order';
import { statusNames } from '../../../../domain/order/status';
import { companyOf } from '../../../../domain/people/user';
import { dialledNumber, isMobile } from '../../../../domain/registration/phone';
import { rowsOf } from '../parts/order-fields';

/** The longest address that opens WhatsApp's program for Windows: browsers there hand on 2,083 characters at most. */
export const longestLink = 2000;

/** So much of the customer's note stands in an address; the whole text has all of it. */
const noteInLink = 200;

/** What a message about an order says beside its lines. */
interface MessageWords {
  /** Who distributes: the first line. */
  company: string;
  /** Prices and total are for whoever sees prices. */
  priced: boolean;
}

/** A quote as a message; of its lines the first so many, and how many were left out. */
export function orderMessage(
  order: Order,
  words: MessageWords,
  lines: number = order.itens.length,
): string {
  const { numerodopedido, data, status, itens } = order;
  const left = itens.length - lines;
  const text = [
    `*${words.company}*`,
    `Pedido ${numerodopedido} · ${data} · ${statusNames[status]}`,
    companyOf(order.cliente),
    ...rowsOf('message', 'order', order).map(({ label, words: said }) => `${label}: ${said}`),
    '',
    ...itens.slice(0, lines).map((line) => lineWords(line, words.priced)),
    ...(left > 0 ? [`… e mais ${itemsWords(left)}`] : []),
    ...(words.priced ? ['', `Total: ${formatBRL(order.total)}`] : []),
  ];
  return text.join('\n').replaceAll('\u00a0', ' ');
}

function lineWords(line: Order['itens'][number], priced: boolean): string {
  const { quantity, CD_PRODUTO, DESCRICAO, preco_venda, observacao } = line;
  const what = `${quantity} × ${CD_PRODUTO} ${DESCRICAO}`;
  const prices = ` · ${formatBRL(preco_venda)} = ${formatBRL(lineTotal(line))}`;
  return `${what}${priced ? prices : ''}${observacao ? ` (obs.: ${observacao})` : ''}`;
}

/**
 * Opens WhatsApp with an order as a message, with as many of its lines as an address holds. It holds no price, for a
 * customer reads it (decision 11): `phone` is that customer's, or the person picks a receiver.
 */
export function whatsAppLink(order: Order, company: string, phone: string | undefined): string {
  const start = `https://wa.me/${phone ?? ''}?text=`;
  const told = { ...order, ...shortNote(order) };
  const linkWith = (lines: number) =>
    `${start}${encoded(orderMessage(told, { company, priced: false }, lines))}`;
  let fits = 0;
  let tooMany = order.itens.length + 1;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (linkWith(middle).length <= longestLink) fits = middle;
    else tooMany = middle;
  }
  return linkWith(fits);
}

function shortNote({ observacao }: Order): Pick<Order, 'observacao'> {
  if (observacao === undefined || observacao.length <= noteInLink) return {};
  return { observacao: `${observacao.slice(0, noteInLink)}…` };
}

/** A half of a character of two, which a record may hold, has no place in an address. */
const encoded = (text: string) => encodeURIComponent(text.replace(loneSurrogates, '\ufffd'));
const loneSurrogates = /\p{Surrogate}/gu;

/** The customer's mobile number, for whoever represents them; undefined where there is none, or the seller ordered. */
export function phoneOfCustomer({ cliente, idvendedor }: Order): string | undefined {
  const { celular, uid } = cliente;
  if (uid === idvendedor || typeof celular !== 'string' || !isMobile(celular)) return undefined;
  return dialledNumber(celular);
}
