import { useMemo } from 'react';

import { useCart } from '../../providers/cart';
import { useActiveCodes } from '../../providers/catalog';
import { dataOf } from '../../providers/live';

/** The codes in the cart whose product left the catalogue; none while that can't be told. */
export function useGoneCodes(): ReadonlySet<string> {
  const { lines } = useCart();
  const active = dataOf(useActiveCodes(lines.length > 0));
  return useMemo(() => {
    const codes = lines.map(({ CD_PRODUTO }) => CD_PRODUTO);
    return new Set(active ? codes.filter((code) => !active.has(code)) : []);
  }, [lines, active]);
}
