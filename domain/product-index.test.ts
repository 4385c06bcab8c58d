import { describe, expect, it, onTestFinished, vi } from 'vitest';

import type { Product } from './product';
import { findProducts, indexProducts, noFilters } from './product-index';

function product(CD_PRODUTO: string, DESCRICAO: string): Product {
  return { CD_PRODUTO, DESCRICAO, CD_GRUPO: 'CAMARA', preco_venda: 1, estoque_saldo: 1 };
}

const chamber = product('1006', 'CÂMARA DE AR ARO 12');
const tyre = product('100', 'PNEU ARO 12');

describe('§5 Filters', () => {
  it.each([
    [{ code: '100', name: '' }, [tyre]],
    [{ code: '10', name: '' }, []],
    [{ code: '', name: 'CAMARA' }, [chamber]],
    [{ code: '', name: ' aro 12 ' }, [chamber, tyre]],
    [{ code: '1006', name: 'PNEU' }, []],
    [noFilters, [chamber, tyre]],
  ])('%o finds what matches both', (filters, expected) => {
    expect(findProducts(indexProducts([chamber, tyre]), filters)).toEqual(expected);
  });
});

it('folds each name once, and only what is typed at each key', () => {
  const folds = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => folds.mockRestore());
  const products = Array.from({ length: 100 }, (_, at) => product(String(at), `CÂMARA ${at}`));
  const index = indexProducts(products);
  expect(folds).toHaveBeenCalledTimes(100);
  for (const name of ['c', 'câ', 'câm'])
    expect(findProducts(index, { code: '', name })).toHaveLength(100);
  expect(folds).toHaveBeenCalledTimes(103);
});
