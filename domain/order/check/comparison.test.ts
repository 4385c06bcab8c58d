import { describe, expect, test } from 'vitest';

import { byCode, checkOrder, differencesOf } from './comparison';
import type { CartLine, Product } from '../../product/product';

const product: Product = {
  CD_PRODUTO: '1034',
  DESCRICAO: 'PNEU ARO 29',
  CD_GRUPO: 'PNEU',
  preco_venda: 89.9,
  estoque_saldo: 41.7,
};
const line = (change: Partial<CartLine> = {}): CartLine => ({ ...product, quantity: 2, ...change });

describe('decision 12: a line beside the product table', () => {
  test.each<[string, Partial<CartLine>, string[]]>([
    ['as it is', {}, []],
    ['under another name', { DESCRICAO: 'PNEU ARO 29 PREMIUM' }, ['nome']],
    ['cheaper', { preco_venda: 0.01 }, ['preco']],
    ['dearer', { preco_venda: 90 }, ['preco']],
    ['off by a binary fraction', { preco_venda: 89.9000000001 }, []],
    ['with stock that nobody has', { estoque_saldo: 999_999_999 }, ['estoque']],
    ['with less stock than there is now', { estoque_saldo: 3 }, []],
    ['without a stock', { estoque_saldo: NaN }, ['estoque']],
    [
      'in all of it',
      { DESCRICAO: '', preco_venda: 1, estoque_saldo: 99 },
      ['nome', 'preco', 'estoque'],
    ],
  ])('%s', (_what, change, differences) => {
    expect(differencesOf(line(change), product)).toEqual(differences);
  });

  test('a code that the table does not have', () => {
    expect(differencesOf(line({ CD_PRODUTO: '9' }), undefined)).toEqual(['codigo']);
  });

  test('an order counts its lines, each once', () => {
    const lines = [
      line(),
      line({ CD_PRODUTO: '9' }),
      line({ DESCRICAO: 'OUTRO', preco_venda: 1 }),
      line({ preco_venda: 2 }),
    ];
    expect(checkOrder(lines, byCode([product]), 7)).toEqual({
      ...{ em: 7, itens: 3 },
      ...{ codigo: 1, nome: 1, preco: 2, estoque: 0 },
    });
  });
});
