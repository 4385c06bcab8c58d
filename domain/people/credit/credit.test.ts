import { expect, it } from 'vitest';

import { creditDoubts, type Credit } from './credit';
import { amountsWords, doubtWords } from './words';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const credit: Credit = {
  em: Date.parse('2026-11-28T08:00:00-03:00'),
  ...{ limite: 50_000, aberto: 30_000, vencido: 0, bloqueado: false, motivo: '' },
};

it.each([
  ['within the limit', {}, 20_000, []],
  ['a cent more than the limit', {}, 20_001, []],
  ['two cents more', {}, 20_002, ['acima']],
  ['already above it', { aberto: 60_000 }, 0, ['acima']],
  ['no limit told', { limite: null }, 99_999_999, []],
  ['a limit of zero', { limite: 0, aberto: 0 }, 2, ['acima']],
  ['a cent overdue', { vencido: 1 }, 0, []],
  ['blocked and overdue', { bloqueado: true, vencido: 2 }, 0, ['bloqueado', 'vencido']],
])('§7 doubts about the credit: %s', (_, fields, cents, doubts) => {
  expect(creditDoubts({ ...credit, ...fields }, cents)).toEqual(doubts);
});

it.each([
  [{}, 'limite R$ 500.00, em aberto R$ 300.00, posição de 28/11/2026 08:00'],
  [{ limite: 0 }, 'sem limite de crédito, em aberto R$ 300.00, posição de 28/11/2026 08:00'],
  [
    { limite: null, vencido: 2 },
    'limite não informado, em aberto R$ 300.00, vencido R$ 0.02, posição de 28/11/2026 08:00',
  ],
])('§7 a missing limit and a limit of zero read differently: %s', (fields, words) => {
  expect(plain(amountsWords({ ...credit, ...fields }))).toBe(words);
});

it('§7 says to whoever decides what speaks against an order', () => {
  const blocked = { ...credit, bloqueado: true, motivo: 'cheque devolvido', vencido: 1234 };
  expect(plain(doubtWords(blocked, creditDoubts(blocked, 90_000)))).toBe(
    'Crédito: cliente bloqueado: cheque devolvido; R$ 12.34 vencidos; o total passa do crédito disponível, R$ 200.00 (posição de 28/11/2026 08:00).',
  );
});
