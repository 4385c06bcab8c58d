import type { OrderAlert } from '../../../../domain/order/check/alerts';
import { expiredAdvice, expiredWords, validityWords } from './validity-words';
import { itemsWords } from '../../../../domain/words/items';
import { formatBRL, formatCents, formatStock, toCents } from '../../../../domain/words/money';
import type { Order } from '../../../../domain/order/order';
import {
  checkedFields,
  type CheckedField,
  type OrderCheck,
} from '../../../../domain/order/check/comparison';
import {
  isDoubtful,
  isLasting,
  type CheckedLine,
  type LineCheck,
  type TodaysDoubts,
} from '../../../../domain/order/check/doubts';
import { momentInWords } from '../../../../domain/words/time';
import { counted } from '../../../../domain/words/counted';

interface AlertWords {
  /** The mark in a row. */
  short: string;
  /** In the details and the dialog that approves. */
  sentence: string;
}

/** What the screens say of what is strange about an order (decision 79). */
export function alertWords(alert: OrderAlert): AlertWords {
  switch (alert.kind) {
    case 'vencido':
      return {
        short: validityWords.over,
        sentence: `${expiredWords(alert.validity)} ${expiredAdvice.staff}`,
      };
    case 'cliente':
      return {
        short: 'cliente não aprovado',
        sentence:
          'O cadastro do cliente não está mais aprovado; fale com ele antes de aprovar o pedido.',
      };
    case 'estoque':
      return { short: 'acima do estoque', sentence: shortWords(alert.lines) };
    case 'primeiro':
      return { short: '1º pedido', sentence: 'É o primeiro pedido deste cliente.' };
    case 'incomum':
      return {
        short: `${alert.times}x o habitual`,
        sentence: `O total é ${alert.times} vezes o habitual deste cliente.`,
      };
    case 'soma':
      return { short: 'total não confere', sentence: sumWords(alert.cents) };
    case 'difere':
      return 'today' in alert
        ? { short: itemsDiffer(alert.today.differing), sentence: differingWords(alert.today) }
        : { short: itemsDiffer(alert.check.itens), sentence: sentCheckWords(alert.check) };
  }
}

/** Above several sentences, and in a row in place of several marks. */
export const countAlerts = (count: number) => `${count} alertas`;

/** What the screens say of an order's lines beside the product table (decision 12). */

const names: Record<CheckedField, string> = {
  codigo: 'fora da tabela',
  nome: 'nome',
  preco: 'preço',
  estoque: 'estoque',
};

export const itemsDiffer = (count: number) => counted(count, 'item difere', 'itens diferem');

/** 'preço em 2, nome em 1'; nothing for what differs in no line. */
function inWhat(counts: Partial<Record<CheckedField, number>>): string {
  return checkedFields
    .flatMap((field) => {
      const count = counts[field] ?? 0;
      return count > 0 ? [`${names[field]} em ${count}`] : [];
    })
    .join(', ');
}

/** What the server found when the order was sent. */
export function sentCheckWords(check: OrderCheck): string {
  const when = momentInWords(new Date(check.em));
  return `Conferência de ${when}: ${itemsDiffer(check.itens)} da tabela de produtos (${inWhat(check)}).`;
}

/** How the lines compare with the table of today; undefined when nothing is to be said. */
export function todaysCheckWords(checks: readonly LineCheck[]): string | undefined {
  const doubtful = checks.filter(isDoubtful).length;
  if (doubtful === 0) return undefined;
  const counts: Partial<Record<CheckedField, number>> = {};
  for (const field of checks.flatMap(({ differences }) => differences.filter(isLasting))) {
    counts[field] = (counts[field] ?? 0) + 1;
  }
  return `${itemsDiffer(doubtful)} da tabela de hoje (${inWhat(counts)}).`;
}

/** The same of a pending order. */
export const differingWords = ({ differing, counts }: TodaysDoubts) =>
  `${itemsDiffer(differing)} da tabela de hoje (${inWhat({ ...counts, estoque: 0 })}).`;

/** How many lines ask for more than there is. */
export const shortWords = (lines: number) => `${itemsWords(lines)} acima do estoque de hoje.`;

/** Both. */
export function tableDoubtWords(doubts: TodaysDoubts): string {
  const { differing, short } = doubts;
  const sentences = [differing > 0 && differingWords(doubts), short > 0 && shortWords(short)];
  return sentences.filter(Boolean).join(' ');
}

/** What is not as the table says about a line of a pending order, for whoever sees prices and stock. */
export function lineDoubtWords({
  line,
  product,
  differences,
  wanted,
  isShort,
}: CheckedLine): string[] {
  if (!product) return ['Fora da tabela de hoje'];
  const asked = `Pede ${wanted}${wanted === line.quantity ? '' : ' em vários itens'}`;
  return [
    ...(differences.includes('nome') ? [`Tabela hoje: ${product.DESCRICAO}`] : []),
    ...(differences.includes('preco')
      ? [`${formatBRL(line.preco_venda)} no pedido, ${formatBRL(product.preco_venda)} hoje`]
      : []),
    ...(isShort ? [`${asked}, há ${formatStock(product.estoque_saldo)}`] : []),
  ];
}

export const moreLinesWords = (count: number) =>
  `E mais ${itemsWords(count)}, nos detalhes do pedido.`;

/** What the lines of a pending order would cost by today's prices; undefined where that is the same. */
export function todaysTotalWords(
  { total }: Pick<Order, 'total'>,
  { dearer, sum = toCents(total) }: TodaysDoubts,
): string | undefined {
  if (dearer === 0) return undefined;
  const difference = `${formatCents(Math.abs(dearer))} a ${dearer > 0 ? 'mais' : 'menos'}`;
  return `Pelos preços de hoje: ${formatCents(sum + dearer)} (${difference}).`;
}

/** Of an order whose total is not the sum of its lines. */
export const sumWords = (cents: number) =>
  `O total do pedido não é a soma dos itens, que é ${formatCents(cents)}.`;

export const checkWords = {
  checking: 'Conferindo os itens com a tabela de produtos…',
  agrees: 'Códigos, nomes e preços iguais aos da tabela de hoje.',
  failed:
    'A tabela de produtos não pôde ser consultada; os itens estão sem conferência de preço e estoque.',
  failedForCustomer: 'Não foi possível comparar os itens com o catálogo de hoje.',
};
