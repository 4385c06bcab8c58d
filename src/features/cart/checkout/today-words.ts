import type { CheckedLine } from '../../../../domain/order/check/doubts';
import { shortageWords } from '../../../../domain/product/stock';
import { formatBRL } from '../../../../domain/words/money';
import { counted } from '../../../../domain/words/counted';

/** What is said of a cart beside the product table of today, before it is sent. */

export const changedTitle = (count: number) =>
  counted(
    count,
    'item mudou desde que entrou no orçamento',
    'itens mudaram desde que entraram no orçamento',
  );

/** What a reader may know. */
interface Sees {
  prices: boolean;
  stock: boolean;
}

/** In what a line changed; nothing of a price for whoever sees none. */
export function changeWords(
  { line, product, differences, isShort }: CheckedLine,
  sees: Sees,
): string[] {
  if (!product) return [];
  const short = isShort
    ? shortageWords({ ...product, quantity: line.quantity }, sees.stock)
    : undefined;
  return [
    ...(differences.includes('nome') ? [`Agora: ${product.DESCRICAO}`] : []),
    ...(differences.includes('preco') && sees.prices
      ? [`De ${formatBRL(line.preco_venda)} por ${formatBRL(product.preco_venda)}`]
      : []),
    ...(short === undefined ? [] : [short]),
  ];
}

/** Reais; undefined where the total stays. */
export function newTotalWords(before: number, now: number): string | undefined {
  return before === now ? undefined : `Novo total: ${formatBRL(now)} (era ${formatBRL(before)}).`;
}

/** The table could not be had: the quote goes out all the same. */
export const uncheckedWords = (seesPrices: boolean) =>
  `${seesPrices ? 'Os preços' : 'Os itens'} não foram conferidos com a tabela de hoje; o orçamento segue como está.`;
