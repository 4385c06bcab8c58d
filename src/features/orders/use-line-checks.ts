import { useMemo } from 'react';

import { byCode, differencesOf, type CheckedField } from '../../../domain/order-check';
import type { CartLine, Product } from '../../../domain/product';
import { useProductsByCode } from '../../providers/catalog';
import type { Live } from '../../providers/live';

/** A line of an order beside the product table of today. */
export interface LineCheck {
  differences: readonly CheckedField[];
  /** The table's; undefined if it has no such product. */
  product: Product | undefined;
}

/** How an order's lines compare with today's product table, one for each line; asked when it is rendered. */
export function useLineChecks(lines: readonly CartLine[]): Live<LineCheck[]> {
  const codes = useMemo(() => lines.map(({ CD_PRODUTO }) => CD_PRODUTO), [lines]);
  const products = useProductsByCode(codes);
  return useMemo(() => {
    if (products.status !== 'ready') return products;
    const table = byCode(products.data);
    const data = lines.map((line) => {
      const product = table.get(line.CD_PRODUTO);
      return { product, differences: differencesOf(line, product) };
    });
    return { status: 'ready', data };
  }, [products, lines]);
}

/** True for a difference that stands in an order for good: a balance may be another one an hour later. */
export function isLasting(field: CheckedField): boolean {
  return field !== 'estoque';
}

export function isDoubtful({ differences }: LineCheck): boolean {
  return differences.some(isLasting);
}
