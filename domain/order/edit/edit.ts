import type { CartLine } from '../../product/product';
import { linesComplaint } from '../lines';
import type { Order } from '../order';
import { discountOf } from '../quote/discount';
import type { Terms } from '../quote/terms';
import { noteComplaint, withTerms } from '../quote/words';

/** The part of a pending order that can be changed. */
export interface QuoteEdit {
  itens: readonly CartLine[];
  /** '' if there is none. */
  observacao: string;
  condicoes?: Terms;
  /** The reason of the lines' discounts; absent if there is none. */
  motivodesconto?: string;
}

/** The changeable part as the order has it. */
export function editOf({
  itens,
  observacao = '',
  condicoes,
  desconto,
}: Pick<Order, 'itens' | 'observacao' | 'condicoes' | 'desconto'>): QuoteEdit {
  const lines = itens.map(({ linha: _place, soma: _sum, ...line }) => line);
  const discount = discountOf({ itens, ...(desconto && { desconto }) });
  const reason = discount && { motivodesconto: discount.motivo };
  return withTerms({ itens: lines, observacao, ...reason }, condicoes);
}

/** Why the edit can't be saved; undefined if it can. `discountComplaint` says more for readers who see prices. */
export function editComplaint({ itens, observacao }: QuoteEdit): string | undefined {
  if (itens.length === 0) {
    return 'Um orçamento precisa de pelo menos um item. Descarte as alterações, ou retire o orçamento inteiro.';
  }
  return linesComplaint(itens) ?? noteComplaint(observacao);
}
