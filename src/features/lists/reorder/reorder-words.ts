import { formatBRL } from '../../../../domain/words/money';
import {
  lineChanges,
  type ChangeCounts,
  type ComparedLine,
  type LineChange,
} from '../../../../domain/lists/past-lines';
import type { Product } from '../../../../domain/product/product';
import { stockWords } from '../../../../domain/product/stock';
import { env } from '../../../config/env';
import { itemsWords } from '../../../../domain/words/items';
import { counted } from '../../../../domain/words/counted';

/** Texts of the report about lines to order again. */

const countWords: Record<LineChange, (count: number) => string> = {
  gone: (count) => `${count} fora do catálogo`,
  noStock: (count) => `${count} sem estoque`,
  lessStock: (count) => `${count} com menos estoque que o pedido`,
  dearer: (count) => counted(count, 'mais caro', 'mais caros'),
  cheaper: (count) => counted(count, 'mais barato', 'mais baratos'),
  renamed: (count) => `${count} com outro nome`,
};

/** 'De 60 itens, 56 estão iguais; 1 fora do catálogo, 3 mais caros.' */
export function summaryWords(total: number, counts: ChangeCounts): string {
  const changed = lineChanges
    .filter((change) => counts[change] > 0)
    .map((change) => countWords[change](counts[change]));
  if (changed.length === 0)
    return `${itemsWords(total)}, ${total === 1 ? 'igual' : 'todos iguais'}.`;
  const same = counted(counts.same, 'está igual', 'estão iguais');
  return `De ${itemsWords(total)}, ${same}; ${changed.join(', ')}.`;
}

/** The changes of a line except its stock, as texts. Prices only appear if `changes` includes them. */
export function changeWords({ past, changes }: ComparedLine): string[] {
  const words: Partial<Record<LineChange, string>> = {
    gone: 'Saiu do catálogo',
    dearer: `Mais caro: era ${formatBRL(past.preco_venda)}`,
    cheaper: `Mais barato: era ${formatBRL(past.preco_venda)}`,
    renamed: `Antes: ${past.DESCRICAO}`,
  };
  return changes.flatMap((change) => words[change] ?? []);
}

/** The stock: a number for staff, words for customers. */
export function stockOf(product: Product, numbers: boolean): string {
  return stockWords(product, env.lastUnits, numbers);
}

export const reorderWords = {
  failed: 'Os itens não puderam ser comparados com o catálogo de hoje',
  nothing: 'Este pedido não tem itens para pedir de novo.',
  sending: 'Um orçamento está sendo enviado. Aguarde para adicionar itens.',
  added: (count: number, cart: string) => `${itemsWords(count)} no ${cart}.`,
  stays: 'Nada foi desfeito: este orçamento já não está aberto ou está sendo enviado.',
  add: (count: number, cart: string) => `Adicionar ${itemsWords(count)} ao ${cart}`,
};
