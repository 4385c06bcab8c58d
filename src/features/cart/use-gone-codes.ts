import { useMemo, useState } from 'react';

import { useCart } from '../../providers/cart';
import { useActiveCodes } from '../../providers/catalog';
import { dataOf } from '../../providers/live';

const none: ReadonlySet<string> = new Set();

/**
 * The codes in the cart whose product left the catalogue; none while that isn't known. Asked once, when the cart is
 * opened: anything added later comes from a current list.
 */
export function useGoneCodes(): ReadonlySet<string> {
  const { lines } = useCart();
  const [asked] = useState(() => lines.map(({ CD_PRODUTO }) => CD_PRODUTO));
  const active = dataOf(useActiveCodes(asked));
  return useMemo(() => {
    if (!active) return none;
    const inCart = new Set(lines.map(({ CD_PRODUTO }) => CD_PRODUTO));
    return new Set(asked.filter((code) => inCart.has(code) && !active.has(code)));
  }, [lines, asked, active]);
}
