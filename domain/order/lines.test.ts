import { describe, expect, test } from 'vitest';

import { addUpLines, linesComplaint, maxOrderLines, maxLinesWith } from './lines';

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

describe('§5 what an order can weigh', () => {
  const many = (count: number, observacao = '') =>
    Array.from({ length: count }, () => ({ ...line(1, 1), DESCRICAO: 'N'.repeat(80), observacao }));
  const longest = {
    CD_PRODUTO: 'C'.repeat(40),
    DESCRICAO: 'N'.repeat(200),
    CD_GRUPO: 'G'.repeat(40),
    observacao: 'O'.repeat(200),
  };

  test.each([
    ['a thousand lines with names of 80 letters', many(maxOrderLines)],
    ['and with notes of 60', many(maxOrderLines, 'o'.repeat(60))],
    ['312 of whatever a line takes', Array.from({ length: 312 }, () => longest)],
    ['none', []],
  ])('%s fit', (_what, lines) => expect(linesComplaint(lines)).toBeUndefined());

  test('one line too many is to be asked for apart', () =>
    expect(linesComplaint(many(maxOrderLines + 1))).toBe(
      'Um orçamento tem no máximo 1.000 itens, e este tem 1.001. Por favor, retire o último item e peça-o em outro orçamento.',
    ));

  test('a text too long for so many lines is named, and how many fit with it', () => {
    const lines = [...many(400), longest];
    expect(maxLinesWith(longest)).toBe(312);
    expect(linesComplaint(lines)).toBe(
      `O texto do item ${longest.CD_PRODUTO} é longo demais para um orçamento de 401 itens. Encurte a observação dele ou retire os últimos 89 itens e peça-os em outro orçamento.`,
    );
  });
});
