import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fetchCategories, fetchProducts, runBackup } from './catalog';

const answer = vi.hoisted(() => vi.fn<() => unknown>());
const headers = vi.hoisted(() => vi.fn<() => object>(() => ({})));
vi.mock('../base/http', () => ({
  http: () =>
    Promise.resolve({ get: () => Promise.resolve({ data: answer(), headers: headers() }) }),
}));

const product = {
  CD_PRODUTO: '1',
  DESCRICAO: 'PNEU',
  CD_GRUPO: 'A',
  preco_venda: 1,
  estoque_saldo: 1,
};
const page = '<!doctype html>';

beforeEach(() =>
  vi
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {}),
);

describe('the answer of an endpoint', () => {
  it.each([null, 'PNEU', {}, { ...product, CD_PRODUTO: 1 }, { ...product, preco_venda: '1' }])(
    'is no product as %j, which is logged and left out',
    async (row) => {
      answer.mockReturnValue([product, row]);
      expect(await fetchProducts({}, 100)).toEqual({ products: [product], total: 1 });
      expect(console.error).toHaveBeenCalledExactlyOnceWith(
        '/produtos: 1 rows are invalid, such as',
        row,
      );
    },
  );

  it('may be only the first of many products', async () => {
    answer.mockReturnValue([product]);
    headers.mockReturnValueOnce({ 'x-total-count': '100000' });
    expect(await fetchProducts({}, 1)).toEqual({ products: [product], total: 100_000 });
  });

  it('is a failure when it is no list', async () => {
    answer.mockReturnValue(page);
    await expect(fetchCategories()).rejects.toThrow('/categorias');
  });

  it('is a failure when /bkp gives no sentence', async () => {
    answer.mockReturnValueOnce(page).mockReturnValueOnce({ ok: true });
    await expect(runBackup()).rejects.toThrow('/bkp');
    await expect(runBackup()).rejects.toThrow('/bkp');
  });
});
