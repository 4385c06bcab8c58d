import { useMemo } from 'react';

import { byCode } from '../../../domain/order-check';
import { checkLines, type CheckedLine } from '../../../domain/order-doubts';
import type { CartLine } from '../../../domain/product';
import { useProductsByCode } from '../../providers/catalog';
import { mapLive, type Live } from '../../providers/live';

/** How an order's lines compare with today's product table, one for each line; asked when it is rendered. */
export function useLineChecks(lines: readonly CartLine[]): Live<CheckedLine[]> {
  const codes = useMemo(() => lines.map(({ CD_PRODUTO }) => CD_PRODUTO), [lines]);
  const products = useProductsByCode(codes);
  return useMemo(
    () => mapLive(products, (found) => checkLines(lines, byCode(found))),
    [products, lines],
  );
}
