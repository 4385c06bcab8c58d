import { describe, expect, it } from 'vitest';

import { finderWords, isFindable, maxSearchedWords } from './finder';

const october = { de: '2026-10-01', ate: '2026-10-31' };
const ofOctober = { from: 1001, to: 1031 };

describe('§2 /pedidos: what the words of a typed text may mean', () => {
  it.each([
    [' 012 ', [{ number: 12, text: '012' }]],
    ['12', [{ number: 12 }]],
    ['ca', [{}]],
    ['Câmara', [{ text: 'camara' }]],
    ['03/11', [{ daysOfYear: { from: 1103, to: 1103 }, text: '03/11' }]],
    ['20/11/26 14:30', [{ sent: { de: '2026-11-20', ate: '2026-11-20' }, text: '20/11/26 14:30' }]],
    ['outubro', [{ daysOfYear: ofOctober, text: 'outubro' }]],
    ['10/2026', [{ sent: october, text: '10/2026' }]],
    ['13/2026', [{ text: '13/2026' }]],
    ['MARÇO', [{ daysOfYear: { from: 301, to: 331 }, text: 'marco' }]],
    ['02/2028', [{ sent: { de: '2028-02-01', ate: '2028-02-29' }, text: '02/2028' }]],
    ['de', []],
    ['', []],
  ])('%j', (typed, words) => {
    expect(finderWords(typed)).toEqual(words);
  });

  it.each(['outubro de 2026', 'Outubro 2026', 'outubro/2026', 'em 10/2026'])(
    'company, product and month: %s',
    (month) => {
      expect(finderWords(`ciclo pneu de ${month}`)).toEqual([
        { text: 'ciclo' },
        { text: 'pneu' },
        { sent: october, text: '10/2026' },
      ]);
    },
  );

  it('takes short words beside others, and no more words than can be searched', () => {
    expect(finderWords('aro 29')).toEqual([{ text: 'aro' }, { number: 29, text: '29' }]);
    expect(finderWords('a '.repeat(50))).toHaveLength(maxSearchedWords);
  });

  it.each([
    ['ca', false],
    ['de', false],
    ['1', true],
    ['cam', true],
    ['1/10', true],
  ])('%j is worth asking for: %s', (typed, expected) => {
    expect(isFindable(typed)).toBe(expected);
  });
});
