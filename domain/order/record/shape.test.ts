import { describe, expect, test } from 'vitest';

import { shapeOf } from './shape';

const line = {
  CD_PRODUTO: '1',
  DESCRICAO: 'PNEU',
  CD_GRUPO: 'P',
  preco_venda: 0.1,
  estoque_saldo: 1,
};
const old = {
  data: '21/11/2026',
  hora: '10:00:00',
  criadoem: Date.UTC(2026, 10, 21, 13),
  total: 0.5,
  itens: [
    { ...line, quantity: 2 },
    { ...line, quantity: 3 },
  ],
};

describe('an order of the original', () => {
  test('gets its places, running sums, cents and date in numbers', () => {
    expect(shapeOf(old)).toEqual({
      data: '21/11/2026',
      hora: '10:00:00',
      quando: { ano: 2026, mes: 11, dia: 21, hora: 10, minuto: 0, segundo: 0 },
      criadoem: Date.UTC(2026, 10, 21, 13),
      total: 0.5,
      centavos: 50,
      linhas: 2,
      itens: [
        { ...line, quantity: 2, linha: 0, soma: 20 },
        { ...line, quantity: 3, linha: 1, soma: 50 },
      ],
    });
  });

  test('is unchanged by a second run', () => {
    expect(shapeOf(shapeOf(old))).toEqual(shapeOf(old));
  });

  test('loses a total that is not the sum of its lines', () => {
    expect(shapeOf({ ...old, total: 1e8 })).toMatchObject({ total: 0.5, centavos: 50 });
  });

  test.each(['99/99/9999', '31/02/2026', '01/01/1900', ''])('loses the date %s', (data) => {
    expect(shapeOf({ ...old, data })).toMatchObject({ data: '21/11/2026', hora: '10:00:00' });
  });

  test('gets its date as `criadoem` if it has none', () => {
    const { criadoem: _created, ...imported } = old;
    expect(shapeOf(imported)).toEqual(shapeOf(old));
  });

  test('keeps an invalid date if it has no `criadoem`', () => {
    const { criadoem: _created, ...imported } = old;
    expect(shapeOf({ ...imported, data: '99/99/9999' })).not.toHaveProperty('quando');
  });

  test('closes the gaps between its lines', () => {
    const itens = { 3: { ...line, quantity: 2 }, 10: { ...line, quantity: 3 } };
    expect(shapeOf({ ...old, itens })).toEqual(shapeOf(old));
  });

  test.each([
    ['none', undefined],
    ['a text', 'x'],
    ['unpriced ones', [{ CD_PRODUTO: '1' }]],
  ])('keeps its total where the lines are %s', (_what, itens) => {
    const shaped = shapeOf({ ...old, itens });
    expect(shaped).toMatchObject({ total: 0.5, centavos: 50 });
    expect(shaped).not.toHaveProperty('itens');
  });
});
