import type { CartLine } from '../../product/product';
import { linesComplaint } from '../lines';
import type { Order } from '../order';
import { discountComplaint, discountOf, type Grant } from '../quote/discount';
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

/**
 * Why a person with this limit of discounts can't save the edit of an order with `grant`; undefined if they can.
 */
export function editComplaint(
  { itens, observacao, motivodesconto }: QuoteEdit,
  limit = 0,
  grant?: Grant,
): string | undefined {
  if (itens.length === 0) {
    return 'Um orçamento precisa de pelo menos um item. Descarte as alterações, ou retire o orçamento inteiro.';
  }
  return (
    linesComplaint(itens) ??
    noteComplaint(observacao) ??
    discountComplaint(itens, motivodesconto, limit, grant)
  );
}
