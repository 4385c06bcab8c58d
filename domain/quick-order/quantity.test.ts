import { describe, expect, it } from 'vitest';

import { readQuantity } from './quantity';

describe('§2 Pedido rápido: a quantity', () => {
  it.each([
    ['10', 10],
    [' 10 ', 10],
    ['+10', 10],
    ['10 un', 10],
    ['10UN.', 10],
    ['10 pçs', 10],
    ['3 peças', 3],
    ['10x', 10],
    ['x10', 10],
    ['10,00', 10],
    ['10.0', 10],
    ['99999', 99_999],
    ['１２', 12],
  ])('%o is %i', (text, quantity) => {
    expect(readQuantity(text)).toEqual({ quantity });
  });

  it.each([
    ['1.000', 1000],
    ['1.000,00', 1000],
    ['1 000', 1000],
    ['12.500 un', 12_500],
  ])('%o is %i, and says so', (text, quantity) => {
    expect(readQuantity(text)).toEqual({
      quantity,
      remark: `"${text}" foi lido como milhar: ${quantity} peças.`,
    });
  });

  it.each([
    ['', 'Falta a quantidade.'],
    ['2,5', '"2,5" não é um número inteiro de peças.'],
    ['2.5', '"2.5" não é um número inteiro de peças.'],
    ['0.500', '"0.500" não é um número inteiro de peças.'],
    ['1,000', '"1,000" pode ser 1 ou 1000: escreva só os algarismos.'],
    ['-3', '"-3" é negativo.'],
    ['-3 un', '"-3 un" é negativo.'],
    ['dz', '"dz" não diz quantas peças são.'],
    ['2 dz', '"2 dz": escreva quantas peças são.'],
    ['5 cx', '"5 cx": escreva quantas peças são.'],
    ['0', 'A quantidade é zero.'],
    ['100000', 'A quantidade passa de 99.999.'],
    ['1.000.000', 'A quantidade passa de 99.999.'],
    ['dez', '"dez" não é uma quantidade.'],
    ['10 ou 12', '"10 ou 12" não é uma quantidade.'],
    ['1e3', '"1e3" não é uma quantidade.'],
    ['10+5', '"10+5" não é uma quantidade.'],
    ['#REF!', '"#REF!" não é uma quantidade.'],
  ])('%o is to be mended', (text, problem) => {
    expect(readQuantity(text)).toEqual({ problem });
  });
});
