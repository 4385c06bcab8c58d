import { useCallback, useMemo, useState } from 'react';

import { byCode, type ProductsByCode } from '../../../../domain/order/check/comparison';
import { useCart } from '../../../providers/cart/cart';
import { useAskByCode, useProductsByCode } from '../../../providers/product/catalog';
import { dataOf } from '../../../providers/live/live';

/** Today's product table for the cart's lines; empty until it is loaded. */
export interface CurrentTable {
  /** Codes of the products that left the catalogue. */
  gone: ReadonlySet<string>;
  products: ProductsByCode;
  /** The current products. Requests them again after five minutes, and rejects without an answer. */
  ask: () => Promise<ProductsByCode>;
}

const unknown: ProductsByCode = new Map();

/**
 * Requested when the cart opens and when it is sent. Lines added in between come from a current list, but only their
 * products know the pack.
 */
export function useCurrentTable(): CurrentTable {
  const codes = useCart(({ lines }) => lines.map(({ CD_PRODUTO }) => CD_PRODUTO));
  const [asked, setAsked] = useState(codes);
  const current = dataOf(useProductsByCode(asked));
  const added = useMemo(() => addedTo(asked, codes), [asked, codes]);
  const addedNow = dataOf(useProductsByCode(added));
  const askByCode = useAskByCode();
  const ask = useCallback(async () => {
    const products = await askByCode(codes);
    setAsked(codes);
    return byCode(products);
  }, [askByCode, codes]);
  return useMemo(() => {
    if (!current) return { gone: new Set<string>(), products: unknown, ask };
    const products = byCode([...current, ...(addedNow ?? [])]);
    const inCart = new Set(codes);
    const gone = asked.filter((code) => inCart.has(code) && !products.has(code));
    return { gone: new Set(gone), products, ask };
  }, [codes, asked, current, addedNow, ask]);
}

/** The codes that came later; undefined if there are none. */
function addedTo(asked: readonly string[], codes: readonly string[]): string[] | undefined {
  const known = new Set(asked);
  const added = codes.filter((code) => !known.has(code));
  return added.length > 0 ? added : undefined;
}
