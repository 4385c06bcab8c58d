import type { OrderAlert } from '../../../../domain/order/check/alerts';
import { expiredAdvice, expiredWords, validityWords } from './validity-words';
import { doubtWords } from '../../../../domain/people/credit/words';
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
import { percentWords } from '../../../../domain/order/quote/discount';
import { packWords } from '../../../../domain/product/pack';
import { momentInWords } from '../../../../domain/words/time';
import { counted } from '../../../../domain/words/counted';

interface AlertWords {
  /** The mark in a row. */
  short: string;
  /** In the details and in the dialog that approves. */
  sentence: string;
}

/** The texts of an order's alerts (decision 79). */
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
    case 'credito':
      return { short: 'crédito', sentence: doubtWords(alert.credit, alert.doubts) };
    case 'estoque':
      return { short: 'acima do estoque', sentence: shortWords(alert.lines) };
    case 'embalagem':
      return { short: 'fora da embalagem', sentence: unfitWords(alert.lines) };
    case 'desconto':
      return {
        short: 'com desconto',
        sentence: `Com desconto: ${itemsWords(alert.lines)}, até ${percentWords(alert.greatest)}.${alert.reason === undefined ? '' : ` Motivo: ${alert.reason}`}`,
      };
    case 'primeiro':
      return { short: '1º pedido', sentence: 'É o primeiro pedido deste cliente.' };
    case 'incomum':
      return {
        short: `${alert.times}x o habitual`,
        sentence: `O total é ${alert.times} vezes o habitual deste cliente.`,
      };
    case 'alterado':
      return {
        short: 'alterado depois de enviado',
        sentence: `O orçamento foi alterado depois de enviado, por último em ${momentInWords(new Date(alert.em))}. O histórico diz o que mudou.`,
      };
    case 'soma':
      return { short: 'total não confere', sentence: sumWords(alert.cents) };
    case 'difere':
      return 'today' in alert
        ? { short: itemsDiffer(alert.today.differing), sentence: differingWords(alert.today) }
        : { short: itemsDiffer(alert.check.itens), sentence: sentCheckWords(alert.check) };
  }
}

/** Above several sentences, and in a row instead of several marks. */
export const countAlerts = (count: number) => `${count} alertas`;

/** Texts about differences between an order's lines and the product table (decision 12). */

const names: Record<CheckedField, string> = {
  codigo: 'fora da tabela',
  nome: 'nome',
  preco: 'preço',
  estoque: 'estoque',
};

export const itemsDiffer = (count: number) => counted(count, 'item difere', 'itens diferem');

/** 'preço em 2, nome em 1'. Leaves out fields without differences. */
function inWhat(counts: Partial<Record<CheckedField, number>>): string {
  return checkedFields
    .flatMap((field) => {
      const count = counts[field] ?? 0;
      return count > 0 ? [`${names[field]} em ${count}`] : [];
    })
    .join(', ');
}

/** The server's check when the order was sent. */
export function sentCheckWords(check: OrderCheck): string {
  const when = momentInWords(new Date(check.em));
  return `Conferência de ${when}: ${itemsDiffer(check.itens)} da tabela de produtos (${inWhat(check)}).`;
}

/** The differences from today's product table; undefined if there are none. */
export function todaysCheckWords(checks: readonly LineCheck[]): string | undefined {
  const doubtful = checks.filter(isDoubtful).length;
  if (doubtful === 0) return undefined;
  const counts: Partial<Record<CheckedField, number>> = {};
  for (const field of checks.flatMap(({ differences }) => differences.filter(isLasting))) {
    counts[field] = (counts[field] ?? 0) + 1;
  }
  return `${itemsDiffer(doubtful)} da tabela de hoje (${inWhat(counts)}).`;
}

/** The differences of a pending order. */
export const differingWords = ({ differing, counts }: TodaysDoubts) =>
  `${itemsDiffer(differing)} da tabela de hoje (${inWhat({ ...counts, estoque: 0 })}).`;

/** How many lines exceed the stock. */
export const shortWords = (lines: number) => `${itemsWords(lines)} acima do estoque de hoje.`;

/** How many lines don't fit the pack. */
const unfitWords = (lines: number) => `${itemsWords(lines)} fora da embalagem.`;

/** Differences, shortages and packs together. */
export function tableDoubtWords(doubts: TodaysDoubts): string {
  const { differing, short, unfit = 0 } = doubts;
  const sentences = [
    differing > 0 && differingWords(doubts),
    short > 0 && shortWords(short),
    unfit > 0 && unfitWords(unfit),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The differences of a pending order's line, for readers who see prices and stock. */
export function lineDoubtWords({
  line,
  product,
  differences,
  wanted,
  isShort,
  isUnfit,
}: CheckedLine): string[] {
  if (!product) return ['Fora da tabela de hoje'];
  const asked = `Pede ${wanted}${wanted === line.quantity ? '' : ' em vários itens'}`;
  return [
    ...(differences.includes('nome') ? [`Tabela hoje: ${product.DESCRICAO}`] : []),
    ...(differences.includes('preco')
      ? [
          `${line.desconto === undefined ? '' : 'Tabela: '}${formatBRL(line.preco_venda)} no pedido, ${formatBRL(product.preco_venda)} hoje`,
        ]
      : []),
    ...(isShort ? [`${asked}, há ${formatStock(product.estoque_saldo)}`] : []),
    ...(isUnfit ? [`${packWords(product)}; pede ${line.quantity}`] : []),
  ];
}

export const moreLinesWords = (count: number) =>
  `E mais ${itemsWords(count)}, nos detalhes do pedido.`;

/** The total of a pending order at today's prices; undefined if it is unchanged. */
export function todaysTotalWords(
  { total }: Pick<Order, 'total'>,
  { dearer, sum = toCents(total) }: TodaysDoubts,
): string | undefined {
  if (dearer === 0) return undefined;
  const difference = `${formatCents(Math.abs(dearer))} a ${dearer > 0 ? 'mais' : 'menos'}`;
  return `Pelos preços de hoje: ${formatCents(sum + dearer)} (${difference}).`;
}

/** For an order whose total differs from the sum of its lines. */
export const sumWords = (cents: number) =>
  `O total do pedido não é a soma dos itens, que é ${formatCents(cents)}.`;

export const checkWords = {
  checking: 'Conferindo os itens com a tabela de produtos…',
  agrees: 'Códigos, nomes e preços iguais aos da tabela de hoje.',
  failed:
    'A tabela de produtos não pôde ser consultada; os itens estão sem conferência de preço e estoque.',
  failedForCustomer: 'Não foi possível comparar os itens com o catálogo de hoje.',
};
