import type { CheckedLine } from '../../../../domain/order/check/doubts';
import { shortageWords } from '../../../../domain/product/stock';
import { formatBRL } from '../../../../domain/words/money';
import { counted } from '../../../../domain/words/counted';
import type { Refusal } from '../../../../domain/outbox/act';
import { describeFailure, failureOf } from '../../../../domain/outbox/failure';
import { goneWords } from './quote-obstacle';

/** Texts about the differences between a cart and today's product table, before sending. */

export const changedTitle = (count: number) =>
  counted(
    count,
    'item mudou desde que entrou no orçamento',
    'itens mudaram desde que entraram no orçamento',
  );

/** The facts that the reader may see. */
interface Sees {
  prices: boolean;
  stock: boolean;
}

/** The changes of a line. Without `sees.prices` the texts leave out prices. */
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
      ? [
          `${line.desconto === undefined ? 'De' : 'Tabela: de'} ${formatBRL(line.preco_venda)} por ${formatBRL(product.preco_venda)}`,
        ]
      : []),
    ...(short === undefined ? [] : [short]),
  ];
}

/** The text for a changed total, given in reais; undefined if it is unchanged. */
export function newTotalWords(before: number, now: number): string | undefined {
  return before === now ? undefined : `Novo total: ${formatBRL(now)} (era ${formatBRL(before)}).`;
}

/** The product table did not answer. The quote is sent anyway. */
export const uncheckedWords = (seesPrices: boolean) =>
  `${seesPrices ? 'Os preços' : 'Os itens'} não foram conferidos com a tabela de hoje; o orçamento segue como está.`;

/** Texts while the quote is being sent. */

export const sendingWords = 'Enviando o orçamento… Os itens ficam bloqueados até a confirmação.';

export const insistingWords =
  'Muitos pedidos estão chegando ao mesmo tempo. O seu está na fila e tentamos de novo a cada instante, por até um minuto; deixe esta página aberta.';

/** Why the quote was not sent. `customer` is the customer of a seller's quote. */
export function describeUnsent(recusa: Refusal, customer: string | undefined): string {
  if (recusa.motivo === 'semcliente') return goneWords(customer ?? 'O cliente');
  if (recusa.motivo === 'embalagem') return `O orçamento não foi enviado: ${unfitWords(recusa)}`;
  if (recusa.motivo === 'condicoes') {
    return `O orçamento não foi enviado. ${recusa.frase} Seus itens continuam aqui.`;
  }
  const failure = describeFailure('O orçamento não foi enviado', failureOf(recusa));
  return `${failure} Seus itens continuam aqui.`;
}

const maxNames = 3;

/** The lines to correct in a quote that waited too long. */
export function unfitWords({ itens }: Extract<Refusal, { motivo: 'embalagem' }>): string {
  const more = itens.length - maxNames;
  const names = `${itens.slice(0, maxNames).join(', ')}${more > 0 ? ` e mais ${more}` : ''}`;
  return `a lista de produtos mudou, e a quantidade não fecha mais a embalagem de ${names}. Corrija no orçamento e envie de novo.`;
}
