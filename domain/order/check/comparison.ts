import { toCents } from '../../words/money';
import type { CartLine, Product } from '../../product/product';
import { exceedsStock } from '../../product/stock';
import type { BesideEarlier } from './usual';

/** Lines come from the customer's browser (decision 12), so they may differ from the product table. */

/** The compared fields of a line. If the table doesn't have the code, only 'codigo' differs. */
export const checkedFields = ['codigo', 'nome', 'preco', 'estoque'] as const;
export type CheckedField = (typeof checkedFields)[number];

export type ProductsByCode = ReadonlyMap<string, Product>;

export function byCode(products: readonly Product[]): ProductsByCode {
  return new Map(products.map((product) => [product.CD_PRODUTO, product]));
}

/**
 * Compares a line with its product. A stock lower than the table's is no difference: stock changes all day, and only a
 * higher one misleads.
 */
export function differencesOf(line: CartLine, product: Product | undefined): CheckedField[] {
  if (!product) return ['codigo'];
  const same: Record<CheckedField, boolean> = {
    codigo: true,
    nome: line.DESCRICAO === product.DESCRICAO,
    preco: toCents(line.preco_venda) === toCents(product.preco_venda),
    // A line without a stock has NaN here, and NaN is not less than any number.
    estoque: line.estoque_saldo <= product.estoque_saldo,
  };
  return checkedFields.filter((field) => !same[field]);
}

/** For a line: the pieces that all lines of its product ask for, and whether the table has fewer. */
export function shortageOf(
  lines: readonly CartLine[],
  table: ProductsByCode,
): (line: CartLine) => { wanted: number; isShort: boolean } {
  const wanted = new Map<string, number>();
  for (const { CD_PRODUTO, quantity } of lines) {
    wanted.set(CD_PRODUTO, (wanted.get(CD_PRODUTO) ?? 0) + quantity);
  }
  return ({ CD_PRODUTO }) => {
    const product = table.get(CD_PRODUTO);
    const quantity = wanted.get(CD_PRODUTO) ?? 0;
    return {
      wanted: quantity,
      isShort: product !== undefined && exceedsStock({ ...product, quantity }),
    };
  };
}

interface TableCheck extends Record<CheckedField, number> {
  em: number;
  itens: number;
}

/** An order's first comparison, replaced only if its lines change: the differences, and what was unusual for the customer. */
export interface OrderCheck extends TableCheck, BesideEarlier {
  /** The `alterado` of the compared order; absent if its lines were as sent. */
  alterado?: number;
}

export function checkOrder(
  lines: readonly CartLine[],
  table: ProductsByCode,
  em: number,
): TableCheck {
  const check = { em, itens: 0, codigo: 0, nome: 0, preco: 0, estoque: 0 };
  for (const line of lines) {
    const differences = differencesOf(line, table.get(line.CD_PRODUTO));
    if (differences.length > 0) check.itens += 1;
    for (const field of differences) check[field] += 1;
  }
  return check;
}
