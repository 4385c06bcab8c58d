import { beforeEach, describe, expect, it, vi } from 'vitest';

import { endpointsInMemory } from '../../../tests/support/network/endpoints-in-memory';
import { fetchCategories, fetchProducts, runBackup } from './catalog';

const endpoints = endpointsInMemory();

const product = {
  CD_PRODUTO: '1',
  DESCRICAO: 'PNEU',
  CD_GRUPO: 'A',
  preco_venda: 1,
  estoque_saldo: 1,
};
const page = '<!doctype html>';

beforeEach(() => {
  endpoints.reset([], []);
  vi.spyOn(console, 'error').mockReset().mockReturnValue();
});

describe('the answer of an endpoint', () => {
  it.each([null, 'PNEU', {}, { ...product, CD_PRODUTO: 1 }, { ...product, preco_venda: '1' }])(
    'is no product as %j, which is logged and left out',
    async (row) => {
      endpoints.replace('/produtos', () => [product, row]);
      expect(await fetchProducts({}, 100)).toEqual({ products: [product], total: 1 });
      expect(console.error).toHaveBeenCalledExactlyOnceWith(
        '/produtos: 1 rows are invalid, such as',
        row,
      );
    },
  );

  it('may be only the first of many products', async () => {
    endpoints.reset([product], []);
    endpoints.total = 100_000;
    expect(await fetchProducts({}, 1)).toEqual({ products: [product], total: 100_000 });
  });

  it('is a failure when it is no list', async () => {
    endpoints.replace('/categorias', () => page);
    await expect(fetchCategories()).rejects.toThrow('/categorias');
  });

  it('is a failure when /bkp gives no sentence', async () => {
    endpoints.replace('/bkp', () => page);
    await expect(runBackup()).rejects.toThrow('/bkp');
    endpoints.replace('/bkp', () => ({ ok: true }));
    await expect(runBackup()).rejects.toThrow('/bkp');
  });
});
