import { describe, expect, it } from 'vitest';

import { aLine } from '../order-for-tests';
import { priceDoubt, type PriceTable } from './table-price';

function tableWith(preco_venda: number): PriceTable {
  const { quantity: _quantity, ...product } = aLine({ preco_venda });
  return new Map([[product.CD_PRODUTO, product]]);
}

describe('decision 12: line prices against the product table', () => {
  it.each([
    ['agrees', 89.9, undefined],
    ['agrees but for a binary fraction', 89.9000000001, undefined],
    ['is lower today', 85, { kind: 'otherPrice', today: 85 }],
    ['is higher today', 95.5, { kind: 'otherPrice', today: 95.5 }],
  ])('%s', (_what, today, expected) => {
    expect(priceDoubt(aLine(), tableWith(today))).toEqual(expected);
  });

  it('tells a product that is not in the table', () => {
    const line = aLine({ CD_PRODUTO: '9999' });
    expect(priceDoubt(line, tableWith(1))).toEqual({ kind: 'notInTable' });
    expect(priceDoubt(line, new Map())).toEqual({ kind: 'notInTable' });
  });

  it('says nothing while the table is not known', () => {
    expect(priceDoubt(aLine(), undefined)).toBeUndefined();
  });
});
