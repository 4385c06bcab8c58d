import { useMemo, useState } from 'react';

import type { Product } from '../../../../domain/product/product';
import { useCart } from '../../../providers/cart/cart';
import { useCurrentProducts } from '../../../providers/product/catalog';
import { dataOf } from '../../../providers/live/live';

/** What the product table of today says of the cart; nothing while it isn't known. */
export interface CurrentTable {
  /** The codes whose product left the catalogue. */
  gone: ReadonlySet<string>;
  products: ReadonlyMap<string, Product>;
}

const unknown: ReadonlyMap<string, Product> = new Map();

/** Asked once, when the cart is opened: anything added later comes from a current list. */
export function useCurrentTable(): CurrentTable {
  const codes = useCart(({ lines }) => lines.map(({ CD_PRODUTO }) => CD_PRODUTO));
  const [asked] = useState(codes);
  const current = dataOf(useCurrentProducts(asked));
  return useMemo(() => {
    if (!current) return { gone: new Set<string>(), products: unknown };
    const inCart = new Set(codes);
    const gone = asked.filter((code) => inCart.has(code) && !current.has(code));
    return { gone: new Set(gone), products: current };
  }, [codes, asked, current]);
}
