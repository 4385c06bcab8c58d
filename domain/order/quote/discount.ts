import { isSeller, type User } from '../../people/user';
import type { CartLine } from '../../product/product';
import type { Order } from '../order';

/** Discounts of a quote (decision 122). */

/** Nobody gives more, in percent. */
export const maxDiscount = 99;

export type Grant = NonNullable<Order['desconto']>;

/** The greatest discount in percent that this person may give; 0: none. */
export function discountLimitOf(user: Pick<User, 'permissao' | 'superUser' | 'desconto'>): number {
  if (user.superUser) return maxDiscount;
  return isSeller(user) ? (user.desconto ?? 0) : 0;
}

/** The greatest discount of these lines in percent; 0 if none has one. */
export function greatestDiscount(lines: readonly Pick<CartLine, 'desconto'>[]): number {
  return Math.max(0, ...lines.map(({ desconto = 0 }) => desconto));
}

/** The order's `desconto` for these lines, if any has a discount. A grant that already covers them stays. */
export function grantFor(
  lines: readonly Pick<CartLine, 'desconto'>[],
  reason = '',
  before?: Grant,
): { desconto?: Grant } {
  const ate = greatestDiscount(lines);
  const motivo = reason.trim();
  if (ate === 0) return {};
  const isCovered = before !== undefined && before.motivo === motivo && ate <= before.ate;
  return { desconto: isCovered ? before : { ate, motivo } };
}

/** 12.5 → '12,5 %'. */
export function percentWords(percent: number): string {
  return `${percent.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}\u00A0%`;
}
