import { useMemo, useState } from 'react';

import { useCart } from '../../providers/cart';
import { useActiveCodes } from '../../providers/catalog';
import { dataOf } from '../../providers/live';

/**
 * The codes in the cart whose product left the catalogue; none while that can't be told. Asked once, when the cart is
 * opened: what is added later comes from a list that has it.
 */
export function useGoneCodes(): ReadonlySet<string> {
  const { lines } = useCart();
  const [codes] = useState(() => lines.map(({ CD_PRODUTO }) => CD_PRODUTO));
  const active = dataOf(useActiveCodes(codes));
  return useMemo(
    () => new Set(active ? codes.filter((code) => !active.has(code)) : []),
    [codes, active],
  );
}
