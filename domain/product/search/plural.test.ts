import { expect, test } from 'vitest';

import { formsOf } from './plural';

test.each([
  ['pneus', 'pneu'],
  ['camaras', 'camara'],
  ['selins', 'selim'],
  ['selim', 'selin'],
  ['pedais', 'pedal'],
  ['pedal', 'pedai'],
  ['aneis', 'anel'],
  ['farois', 'farol'],
  ['guidoes', 'guidao'],
  ['guidao', 'guidoe'],
  ['retrovisores', 'retrovisor'],
  ['chaves', 'chave'],
  ['aros', 'aro'],
])('%s is also %s', (word, other) => {
  expect(formsOf(word)).toEqual([word, other]);
});

test.each(['bros', 'tenis', 'excess', 'cross', 'gas', 'x9', 'kmc', 'corrente', 'cg 150'])(
  '%s has one form',
  (word) => {
    expect(formsOf(word)).toEqual([word]);
  },
);
