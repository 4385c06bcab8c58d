import { lineTotal } from '../../../../domain/cart/cart';
import { formatBRL } from '../../../../domain/words/money';
import type { Order } from '../../../../domain/order/order';
import { statusNames } from '../../../../domain/order/status';
import { companyOf } from '../../../../domain/people/user';

/** The longest address that opens WhatsApp's program for Windows: browsers there hand on 2,083 characters at most. */
export const longestLink = 2000;

const linkStart = 'https://wa.me/?text=';

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
  const { numerodopedido, data, status, vendedor, referencia, itens } = order;
  const left = itens.length - lines;
  const text = [
    `*${words.company}*`,
    `Pedido ${numerodopedido} · ${data} · ${statusNames[status]}`,
    companyOf(order.cliente),
    `Vendedor: ${vendedor}`,
    ...(referencia === undefined ? [] : [`Ref. cliente: ${referencia}`]),
    '',
    ...itens.slice(0, lines).map((line) => lineWords(line, words.priced)),
    ...(left > 0 ? [`… e mais ${left} ${left === 1 ? 'item' : 'itens'}`] : []),
    ...(words.priced ? ['', `Total: ${formatBRL(order.total)}`] : []),
  ];
  return text.join('\n').replaceAll('\u00a0', ' ');
}

function lineWords(line: Order['itens'][number], priced: boolean): string {
  const { quantity, CD_PRODUTO, DESCRICAO, preco_venda } = line;
  const what = `${quantity} × ${CD_PRODUTO} ${DESCRICAO}`;
  return priced ? `${what} · ${formatBRL(preco_venda)} = ${formatBRL(lineTotal(line))}` : what;
}

/** Opens WhatsApp with an order as a message, with as many of its lines as an address holds. */
export function whatsAppLink(order: Order, words: MessageWords): string {
  const linkWith = (lines: number) => `${linkStart}${encoded(orderMessage(order, words, lines))}`;
  let fits = 0;
  let tooMany = order.itens.length + 1;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (linkWith(middle).length <= longestLink) fits = middle;
    else tooMany = middle;
  }
  return linkWith(fits);
}

/** A half of a character of two, which a record may hold, has no place in an address. */
const encoded = (text: string) => encodeURIComponent(text.replace(loneSurrogates, '\ufffd'));
const loneSurrogates = /\p{Surrogate}/gu;
