import { useMemo } from 'react';

import { byCode } from '../../../../domain/order/check/comparison';
import { checkLines, type CheckedLine } from '../../../../domain/order/check/doubts';
import type { CartLine } from '../../../../domain/product/product';
import { useProductsByCode } from '../../../providers/product/catalog';
import { mapLive, type Live } from '../../../providers/live/live';

/** Compares each line of an order with today's product table, once the lines are loaded. */
export function useLineChecks(lines: readonly CartLine[] | undefined): Live<CheckedLine[]> {
  const codes = useMemo(() => lines?.map(({ CD_PRODUTO }) => CD_PRODUTO), [lines]);
  const products = useProductsByCode(codes);
  return useMemo(
    () => mapLive(products, (found) => checkLines(lines ?? [], byCode(found))),
    [products, lines],
  );
}
