import { describe, expect, it } from 'vitest';

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

it('finds among 20,000 products within 5 ms: the names are folded before', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `CÂMARA DE AR ARO ${at} VÁLVULA LEVORIN`);
  const index = indexProducts(names.map((name, at) => product(String(at), name)));
  const times = Array.from({ length: 10 }, () => {
    const start = performance.now();
    expect(findProducts(index, { code: '', name: 'válvula' })).toHaveLength(20_000);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(5);
});
