import { describe, expect, it } from 'vitest';

import { maxQuantity } from '../cart/cart';
import { byCode } from '../order/check/comparison';
import {
  compareLines,
  countChanges,
  joinLines,
  similarTo,
  type LineChange,
  type PastLine,
} from './past-lines';
import type { Product } from '../product/product';

const product: Product = {
  CD_PRODUTO: '1006',
  DESCRICAO: 'CÂMARA DE AR ARO 29',
  CD_GRUPO: 'CAMARA',
  preco_venda: 12.5,
  estoque_saldo: 9,
};
const { estoque_saldo: _balance, ...rest } = product;
const past: PastLine = { ...rest, quantity: 4 };

const compare = (line: PastLine, today: Product | undefined, prices = true) =>
  compareLines([line], byCode(today ? [today] : []), { prices })[0]?.changes;

describe('a line beside today’s catalogue', () => {
  it.each<[string, Partial<PastLine>, Partial<Product> | null, LineChange[]]>([
    ['is as it was', {}, {}, []],
    ['may have been in stock with another number', {}, { estoque_saldo: 4 }, []],
    ['is gone, whatever else', { preco_venda: 1 }, null, ['gone']],
    ['costs more', {}, { preco_venda: 12.51 }, ['dearer']],
    ['costs less', {}, { preco_venda: 12.49 }, ['cheaper']],
    ['costs the same but for dust', {}, { preco_venda: 12.500001 }, []],
    ['has another name', {}, { DESCRICAO: 'CÂMARA ARO 29' }, ['renamed']],
    ['has less stock than was asked for', { quantity: 10 }, {}, ['lessStock']],
    ['has no stock', {}, { estoque_saldo: 0 }, ['noStock']],
    ['has less than none', {}, { estoque_saldo: -2 }, ['noStock']],
    ['has a balance that nobody knows', {}, { estoque_saldo: NaN }, []],
    [
      'is all of it',
      { quantity: 10 },
      { preco_venda: 1, DESCRICAO: 'X' },
      ['lessStock', 'cheaper', 'renamed'],
    ],
  ])('%s', (_what, then, today, changes) => {
    const now = today === null ? undefined : { ...product, ...today };
    expect(compare({ ...past, ...then }, now)).toEqual(changes);
  });

  it('hides changes of prices from people who may not see prices', () => {
    expect(compare(past, { ...product, preco_venda: 99 }, false)).toEqual([]);
    expect(compare(past, { ...product, preco_venda: 1 }, false)).toEqual([]);
  });
});

describe('several lines', () => {
  const line = (CD_PRODUTO: string, quantity = 1) => ({ ...past, CD_PRODUTO, quantity });
  const today = byCode([
    { ...product, CD_PRODUTO: '1' },
    { ...product, CD_PRODUTO: '2', preco_venda: 20 },
    { ...product, CD_PRODUTO: '4', estoque_saldo: 0 },
    { ...product, CD_PRODUTO: '5' },
  ]);

  it('changed lines come first', () => {
    const lines = compareLines(
      ['1', '2', '3', '4', '5'].map((code) => line(code)),
      today,
      {
        prices: true,
      },
    );
    expect(lines.map(({ past: { CD_PRODUTO } }) => CD_PRODUTO)).toEqual(['3', '4', '2', '1', '5']);
    expect(lines.map(({ at }) => at)).toEqual([2, 3, 1, 0, 4]);
    expect(countChanges(lines)).toEqual({
      gone: 1,
      noStock: 1,
      lessStock: 0,
      dearer: 1,
      cheaper: 0,
      renamed: 0,
      same: 2,
    });
  });

  it("lines of one code are joined, and quantities forced into the cart's range", () => {
    const lines = [line('1', 2), line('2', 1.9), line('1', 3), line('4', 0), line('5', 1e9)];
    expect(joinLines([...lines, line('6', NaN)]).map(({ quantity }) => quantity)).toEqual([
      5,
      1,
      1,
      maxQuantity,
      1,
    ]);
  });

  it('drops the notes of lines', () => {
    const noted = { ...past, observacao: 'urgente', linha: 3, soma: 1 };
    expect(joinLines([noted])).toEqual([past]);
  });
});

describe('replacements for a product that left the catalogue', () => {
  const named = (CD_PRODUTO: string, DESCRICAO: string, CD_GRUPO = 'CAMARA') => ({
    ...product,
    CD_PRODUTO,
    DESCRICAO,
    CD_GRUPO,
  });
  const products = [
    named('1', 'PNEU ARO 29', 'PNEU'),
    named('2', 'CAMARA DE AR ARO 26'),
    named('3', 'Câmara de ar aro 29 válvula longa'),
    named('4', 'REMENDO FRIO'),
    named('5', 'CÂMARA DE AR MOTO'),
  ];
  const codes = (limit: number) => similarTo(past, products, limit).map((one) => one.CD_PRODUTO);

  it('have its group and share words, the most similar first', () =>
    expect(codes(9)).toEqual(['3', '2', '5']));
  it('are no more than the limit', () => expect(codes(1)).toEqual(['3']));
  it('never include the product itself', () => expect(similarTo(past, [product], 9)).toEqual([]));
});
