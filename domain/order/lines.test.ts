import { expect, test } from 'vitest';

import { addUpLines } from './lines';

const line = (preco_venda: number, quantity: number) => ({
  CD_PRODUTO: '1',
  DESCRICAO: 'PNEU',
  CD_GRUPO: 'P',
  estoque_saldo: 1,
  preco_venda,
  quantity,
});

test('each line has its place and the cents so far', () => {
  const lines = addUpLines([line(0.1, 3), line(89.9, 2), line(0.07, 1)]);
  expect(lines.map(({ linha, soma }) => [linha, soma])).toEqual([
    [0, 30],
    [1, 18_010],
    [2, 18_017],
  ]);
});

test('a thousand lines gather no dust', () => {
  const lines = addUpLines(Array.from({ length: 1000 }, () => line(0.1, 3)));
  expect(lines.at(-1)?.soma).toBe(30_000);
});
