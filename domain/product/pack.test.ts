import { describe, expect, it, test } from 'vitest';

import { fitsPack, packQuestion, questionWords, stepDown, stepUp, unfitLines } from './pack';
import type { Pack, Product } from './product';

const dozen = { multiplo: 12 };
const boxes = { unidade: 'caixa', multiplo: 12, minimo: 24 };
const three = { minimo: 3 };

describe('§4 packs', () => {
  it.each<[string, Pack, number, string | undefined]>([
    ['a product by the piece', {}, 7, undefined],
    ['a damaged quantity by the piece', {}, Number.NaN, undefined],
    ['a whole pack', dozen, 36, undefined],
    ['less than a pack', dozen, 1, 'Vendido de 12 em 12: 12 ou 24?'],
    ['more than a pack', dozen, 30, 'Vendido de 12 em 12: 24 ou 36?'],
    ['one pack below the least', boxes, 12, 'Vendido de 12 em 12 (caixa), no mínimo 24: 24 ou 36?'],
    ['less than the least', three, 2, 'Vendido a partir de 3: 3 ou 4?'],
    ['the most of a line', dozen, 99_999, 'Vendido de 12 em 12: 99996?'],
  ])('%s', (_, pack, quantity, asked) => {
    const question = packQuestion(pack, quantity);
    expect(question && questionWords(question)).toBe(asked);
  });

  it.each<[Pack, number, number, number]>([
    [{}, 1, 0, 2],
    [{}, 99_999, 99_998, 99_999],
    [dozen, 0, 0, 12],
    [dozen, 12, 0, 24],
    [dozen, 13, 12, 24],
    [boxes, 24, 0, 36],
    [boxes, 1, 0, 24],
    [three, 3, 0, 4],
  ])('%j: from %i down to %i, up to %i', (pack, quantity, down, up) => {
    expect([stepDown(pack, quantity), stepUp(pack, quantity)]).toEqual([down, up]);
  });

  it('offers only quantities that fit, and steps only to them', () => {
    for (const pack of [
      dozen,
      boxes,
      three,
      { multiplo: 70_000 },
      { multiplo: 1, minimo: 99_999 },
    ]) {
      for (let quantity = 1; quantity <= 99_999; quantity += 613) {
        const offered = packQuestion(pack, quantity)?.quantities ?? [];
        const stepped = [stepUp(pack, quantity), stepDown(pack, quantity) || stepUp(pack, 0)];
        expect([...offered, ...stepped].every((one) => fitsPack(pack, one))).toBe(true);
      }
    }
  });
});

test('lines whose product left the table fit', () => {
  const table = new Map([['1', { CD_PRODUTO: '1', ...dozen } as Product]]);
  const lines = ['1', '2'].map((CD_PRODUTO) => ({ CD_PRODUTO, quantity: 5 }));
  expect(unfitLines(lines, table)).toEqual([lines[0]]);
});
