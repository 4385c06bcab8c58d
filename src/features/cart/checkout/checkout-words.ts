import type { CheckedLine } from '../../../../domain/order/check/doubts';
import { shortageWords } from '../../../../domain/product/stock';
import { formatBRL } from '../../../../domain/words/money';
import { counted } from '../../../../domain/words/counted';
import type { Refusal } from '../../../../domain/outbox/act';
import { describeFailure, failureOf } from '../../../../domain/outbox/failure';
import { goneWords } from './quote-obstacle';

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
export function lineChangeWords(
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

/** What is said of a quote that is on its way from the cart. */

export const sendingWords = 'Enviando o orçamento… Os itens ficam bloqueados até a confirmação.';

export const insistingWords =
  'Muitos pedidos estão chegando ao mesmo tempo. O seu está na fila e tentamos de novo a cada instante, por até um minuto; deixe esta página aberta.';

/** Why it was not sent; `customer` is for whom a seller wrote it. */
export function describeUnsent(recusa: Refusal, customer: string | undefined): string {
  if (recusa.motivo === 'semcliente') return goneWords(customer ?? 'O cliente');
  const failure = describeFailure('O orçamento não foi enviado', failureOf(recusa));
  return `${failure} Seus itens continuam aqui.`;
}
