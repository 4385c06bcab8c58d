import { itemsWords } from '../../../../domain/words/items';
import { lineTotal, netPrice } from '../../../../domain/cart/cart';
import { formatBRL } from '../../../../domain/words/money';
import type { Order } from '../../../../domain/order/order';
import { statusNames } from '../../../../domain/order/status';
import { companyOf } from '../../../../domain/people/user';
import { dialledNumber, isMobile } from '../../../../domain/registration/phone';
import { rowsOf } from '../parts/order-fields';

/** The longest address for WhatsApp on Windows. Browsers there pass on at most 2,083 characters. */
export const maxLinkLength = 2000;

/** The parts of a message about an order other than its lines. */
interface MessageWords {
  /** The distributor's name, in the first line. */
  company: string;
  /** Includes prices and total, for readers who see prices. */
  priced: boolean;
}

/** A quote as a message with all its lines. */
export function orderMessage(order: Order, { company, priced }: MessageWords): string {
  const text = [
    ...headWords(order, company),
    '',
    ...order.itens.map((line) => lineWords(line, priced)),
    ...(priced ? ['', `Total: ${formatBRL(order.total)}`] : []),
  ];
  return text.join('\n').replaceAll('\u00a0', ' ');
}

function headWords(order: Order, company: string): string[] {
  const { numerodopedido, data, status } = order;
  return [
    `*${company}*`,
    `Pedido ${numerodopedido} · ${data} · ${statusNames[status]}`,
    companyOf(order.cliente),
    ...rowsOf('message', 'order', order).map(({ label, words: said }) => `${label}: ${said}`),
  ];
}

function lineWords(line: Order['itens'][number], priced: boolean): string {
  const { quantity, CD_PRODUTO, DESCRICAO, observacao } = line;
  const what = `${quantity} × ${CD_PRODUTO} ${DESCRICAO}`;
  const prices = ` · ${formatBRL(netPrice(line))} = ${formatBRL(lineTotal(line))}`;
  return `${what}${priced ? prices : ''}${observacao ? ` (obs.: ${observacao})` : ''}`;
}

interface Recipient {
  /** Undefined if the person picks the recipient in WhatsApp. */
  phone: string | undefined;
  /** Opens the order, after the sign-in. */
  url: string;
}

/**
 * Opens WhatsApp with a summary and a link. The message holds no price, because a customer may read it
 * (decision 71); notes that are too long are left out.
 */
export function whatsAppLink(order: Order, company: string, { phone, url }: Recipient): string {
  const linkTo = (told: Order) => {
    const text = [...headWords(told, company), '', `${itemsWords(order.itens.length)}: ${url}`];
    return `https://wa.me/${phone ?? ''}?text=${encoded(text.join('\n').replaceAll('\u00a0', ' '))}`;
  };
  const whole = linkTo(order);
  if (whole.length <= maxLinkLength) return whole;
  const { observacao: _, ...withoutNote } = order;
  return linkTo(withoutNote);
}

/** Half of a surrogate pair, which a record may hold, can't be encoded. */
const encoded = (text: string) => encodeURIComponent(text.replace(loneSurrogates, '\ufffd'));
const loneSurrogates = /\p{Surrogate}/gu;

/** The customer's mobile number; undefined if there is none, or if the seller ordered. */
export function phoneOfCustomer({ cliente, idvendedor }: Order): string | undefined {
  const { celular, uid } = cliente;
  return uid === idvendedor ? undefined : mobileNumber(celular);
}

/** A mobile number in WhatsApp's format; undefined for any other text. */
export function mobileNumber(text: string | undefined): string | undefined {
  return text !== undefined && isMobile(text) ? dialledNumber(text) : undefined;
}
