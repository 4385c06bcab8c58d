import { useCallback, useMemo, useState } from 'react';

import { byCode, type ProductsByCode } from '../../../../domain/order/check/comparison';
import { useCart } from '../../../providers/cart/cart';
import { useAskByCode, useProductsByCode } from '../../../providers/product/catalog';
import { dataOf } from '../../../providers/live/live';

/** What the product table of today says of the cart; nothing while it isn't known. */
export interface CurrentTable {
  /** The codes whose product left the catalogue. */
  gone: ReadonlySet<string>;
  products: ProductsByCode;
  /** What it says now: asked again where its answer is older than five minutes. Rejects where there is none. */
  ask: () => Promise<ProductsByCode>;
}

const unknown: ProductsByCode = new Map();

/** Asked when the cart is opened and when it is sent: what is added in between comes from a current list. */
export function useCurrentTable(): CurrentTable {
  const codes = useCart(({ lines }) => lines.map(({ CD_PRODUTO }) => CD_PRODUTO));
  const [asked, setAsked] = useState(codes);
  const current = dataOf(useProductsByCode(asked));
  const askByCode = useAskByCode();
  const ask = useCallback(async () => {
    const products = await askByCode(codes);
    setAsked(codes);
    return byCode(products);
  }, [askByCode, codes]);
  return useMemo(() => {
    if (!current) return { gone: new Set<string>(), products: unknown, ask };
    const products = byCode(current);
    const inCart = new Set(codes);
    const gone = asked.filter((code) => inCart.has(code) && !products.has(code));
    return { gone: new Set(gone), products, ask };
  }, [codes, asked, current, ask]);
}
