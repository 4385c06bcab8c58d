import { maxQuantity } from '../cart/cart';
import type { Pack, Product } from './product';

/** The quantities in which a product is sold (decision 115). A product without a pack is sold by the piece. */

const multipleOf = ({ multiplo = 1 }: Pack) => multiplo;
const leastOf = (pack: Pack) => Math.max(pack.minimo ?? 1, multipleOf(pack));
const mostOf = (pack: Pack) => maxQuantity - (maxQuantity % multipleOf(pack));

/** Whether a product is sold in this quantity. By the piece it always is, because other checks judge such lines. */
export function fitsPack(pack: Pack, quantity: number): boolean {
  if (leastOf(pack) === 1) return true;
  return quantity >= leastOf(pack) && quantity % multipleOf(pack) === 0;
}

/** The next smaller quantity; 0, which removes the line, below the least one. */
export function stepDown(pack: Pack, quantity: number): number {
  const multiple = multipleOf(pack);
  const lower = (Math.ceil(quantity / multiple) - 1) * multiple;
  return lower < leastOf(pack) ? 0 : lower;
}

/** The next larger quantity, up to the most that a line may have. */
export function stepUp(pack: Pack, quantity: number): number {
  const multiple = multipleOf(pack);
  const higher = (Math.floor(quantity / multiple) + 1) * multiple;
  return Math.min(Math.max(higher, leastOf(pack)), mostOf(pack));
}

export interface PackQuestion {
  words: string;
  quantities: readonly number[];
}

/** The quantities to choose from if a product isn't sold in this one; otherwise undefined. */
export function packQuestion(pack: Pack, quantity: number): PackQuestion | undefined {
  if (fitsPack(pack, quantity)) return undefined;
  const lower = stepDown(pack, quantity) || leastOf(pack);
  const quantities = [...new Set([lower, stepUp(pack, lower)])];
  return { words: packWords(pack), quantities };
}

/** 'Vendido de 12 em 12: 12 ou 24?' */
export const questionWords = ({ words, quantities }: PackQuestion) =>
  `${words}: ${quantities.join(' ou ')}?`;

/** 'Vendido de 12 em 12 (caixa), no mínimo 24'; '' for a product that is sold by the piece. */
export function packWords(pack: Pack): string {
  const multiple = multipleOf(pack);
  const least = leastOf(pack);
  const unit = pack.unidade === undefined ? '' : ` (${pack.unidade})`;
  if (least === 1) return '';
  if (multiple === 1) return `Vendido a partir de ${least}${unit}`;
  const from = least > multiple ? `, no mínimo ${least}` : '';
  return `Vendido de ${multiple} em ${multiple}${unit}${from}`;
}

/** The lines whose quantity their product isn't sold in. Products that the table lacks have no pack. */
export function unfitLines<Line extends { CD_PRODUTO: string; quantity: number }>(
  lines: readonly Line[],
  table: ReadonlyMap<string, Product>,
): Line[] {
  return lines.filter(
    ({ CD_PRODUTO, quantity }) => !fitsPack(table.get(CD_PRODUTO) ?? {}, quantity),
  );
}
