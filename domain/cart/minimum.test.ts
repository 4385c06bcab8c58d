import { expect, test } from 'vitest';

import { shortfallOf } from './minimum';

const lines = [
  { ...{ CD_PRODUTO: '1', DESCRICAO: 'PNEU', CD_GRUPO: 'PNEU' }, preco_venda: 60 },
].map((line) => ({ ...line, estoque_saldo: 9, quantity: 1 }));
const seller = { isStaff: true, note: '' };

test('§5 the minimum order: none, reached, or missing', () => {
  expect(shortfallOf(lines, 0, seller)).toBeUndefined();
  expect(shortfallOf(lines, 60, seller)).toBeUndefined();
  expect(shortfallOf(lines, 60.01, seller)?.words).toMatch(
    /^Faltam R\$.0.01 para o pedido mínimo\.$/,
  );
});

test('§5 the minimum order: only sellers with a reason pass, and customers read no digit', () => {
  expect(shortfallOf(lines, 100, seller)?.obstacle).toMatch(/escreva o motivo na observação/);
  expect(shortfallOf(lines, 100, { ...seller, note: 'Cliente novo' })).toMatchObject({
    words: expect.stringMatching(/^Faltam/) as unknown,
    obstacle: undefined,
  });
  const read = shortfallOf(lines, 100, { isStaff: false, note: 'Cliente novo' });
  expect(read?.obstacle).toBe(read?.words);
  expect(read?.words).not.toMatch(/\d|R\$/);
});
