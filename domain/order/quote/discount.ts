import { isSeller, type User } from '../../people/user';
import { can, type RoleFields } from '../../session/access';
import type { CartLine } from '../../product/product';
import { noteFrom, visibleText } from '../../words/text';
import type { Order } from '../order';
import { noteComplaint, wordLimits } from './words';

/** Discounts of a quote (decision 122). */

/** The smallest and the greatest discount in percent. */
export const minDiscount = 0.01;
export const maxDiscount = 99;

export function isDiscount(percent: unknown): percent is number {
  return typeof percent === 'number' && percent >= minDiscount && percent <= maxDiscount;
}

export type Grant = NonNullable<Order['desconto']>;

/** The greatest discount in percent that this person may give; 0: none. */
export function discountLimitOf(user: RoleFields & Pick<User, 'desconto'>): number {
  if (can(user, 'ordersOfAll')) return maxDiscount;
  return isSeller(user) ? (user.desconto ?? 0) : 0;
}

/** The greatest discount of these lines in percent; 0 if none has one. */
export function greatestDiscount(lines: readonly Pick<CartLine, 'desconto'>[]): number {
  return Math.max(0, ...lines.map(({ desconto = 0 }) => desconto));
}

export interface Discounted {
  lines: number;
  /** The greatest discount in percent. */
  greatest: number;
}

/** How many lines have a discount, and the greatest; undefined if none has one. */
export function discountedIn(lines: readonly Pick<CartLine, 'desconto'>[]): Discounted | undefined {
  const greatest = greatestDiscount(lines);
  const discounted = lines.filter(({ desconto = 0 }) => desconto > 0);
  return greatest > 0 ? { lines: discounted.length, greatest } : undefined;
}

/**
 * The order's `desconto` for these lines. It never shrinks: the rules can't look through the lines, so this proves that
 * none of them has more.
 */
export function grantFor(
  lines: readonly Pick<CartLine, 'desconto'>[],
  reason = '',
  before?: Grant,
): { desconto?: Grant } {
  const greatest = greatestDiscount(lines);
  const ate = Math.max(greatest, before?.ate ?? 0);
  if (ate === 0) return {};
  const motivo = (greatest === 0 && before?.motivo) || noteFrom(reason).trim();
  const isSame = ate === before?.ate && motivo === before.motivo;
  return { desconto: isSame ? before : { ate, motivo } };
}

/** The greatest discount and its reason as readers see them; undefined if no line has one. */
export function discountOf({ itens, desconto }: Pick<Order, 'itens' | 'desconto'>) {
  const ate = greatestDiscount(itens);
  return ate === 0 ? undefined : { ate, motivo: desconto?.motivo ?? '' };
}

/**
 * Why these discounts can't be given by a person with this limit; undefined if they can. `before` is the order's
 * `desconto`: with its reason, a discount above the limit may stay. The rules refuse the same.
 */
export function discountComplaint(
  lines: readonly Pick<CartLine, 'CD_PRODUTO' | 'desconto'>[],
  reason = '',
  limit = 0,
  before?: Grant,
): string | undefined {
  if (greatestDiscount(lines) === 0) return undefined;
  const written = noteFrom(reason).trim();
  const isKept = before !== undefined && before.motivo === written;
  const most = isKept ? Math.max(limit, before.ate) : limit;
  const over = lines.find(({ desconto = 0 }) => desconto > most);
  if (over?.desconto !== undefined) {
    const { CD_PRODUTO, desconto } = over;
    return most === 0
      ? `Você não pode dar desconto. Retire o desconto do item ${CD_PRODUTO}.`
      : `O item ${CD_PRODUTO} tem ${percentWords(desconto)} de desconto, e seu limite é ${percentWords(most)}. Diminua o desconto.`;
  }
  if (visibleText(written).trim() === '') return 'Escreva o motivo do desconto.';
  const complaint = noteComplaint(written, wordLimits.motivodesconto);
  if (complaint !== undefined) return `Motivo do desconto: ${complaint}`;
  return before !== undefined && !isKept && before.ate > limit
    ? `Este pedido já teve ${percentWords(before.ate)} de desconto, e seu limite é ${percentWords(limit)}. Mantenha o motivo “${before.motivo}”.`
    : undefined;
}

/** 12.5 → '12,5 %'. */
export function percentWords(percent: number): string {
  return `${percent.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}\u00A0%`;
}
