import { describe, expect, it } from 'vitest';

import { findKept, type KeptOrder } from './find-kept';

const order = (numerodopedido: number, values: Partial<KeptOrder> = {}): KeptOrder => ({
  ...{ numerodopedido, data: '05/10/2026', status: 'Pendente', cliente: 'CICLO ANTUNES' },
  ...{ texts: ['12345678000195', 'Rafael'], lines: [], total: 100 },
  ...values,
});
const kept = [
  order(12, { referencia: 'OC 77' }),
  order(13, { data: '05/11/2026', cliente: 'PEDAL LTDA' }),
  order(14, { lines: ['1023 CÂMARA 29', '12 PNEU 26'] }),
];
const numbers = (typed: string) =>
  findKept(typed, kept).map(({ numerodopedido }) => numerodopedido);

describe('§2 /pedidos: the kept orders that words find', () => {
  it.each([
    ['ciclo', [14, 12]],
    ['012', [12]],
    ['oc 77', [12]],
    ['pedal novembro', [13]],
    ['5/10/2026', [14, 12]],
    ['10/2026', [14, 12]],
    ['05/11', [13]],
    ['rafael camara 29', [14]],
    // Two lines have one word each.
    ['camara 26', []],
    ['123456', [14, 13, 12]],
    ['nada', []],
  ])('%s', (typed, expected) => expect(numbers(typed)).toEqual(expected));

  it('names the line that was found, and no more than ten orders', () => {
    expect(findKept('camara', kept)[0]?.produto).toBe('1023 CÂMARA 29');
    const many = Array.from({ length: 12 }, (_, at) => order(at + 1));
    expect(findKept('ciclo', many)).toHaveLength(10);
  });
});
