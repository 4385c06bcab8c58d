import { expect, test } from 'vitest';

import { contains, visibleText } from './text';

test.each([
  ['CÂMARA DE AR', 'camara', true],
  ['CAMARA DE AR', 'Câmara', true],
  ['PNEU 29', ' 29 ', true],
  ['PNEU 29', '', true],
  ['PNEU 29', '28', false],
  ['CA\u0302MARA', 'câmara', true],
  ['COPO D´ÁGUA', 'd´agua', true],
])('§5 "%s" contains "%s": %s', (text, search, found) => {
  expect(contains(text, search)).toBe(found);
});

test.each([
  ['zero-width characters', '\u200bjoao@bici.com.br\u2060\ufeff', 'joao@bici.com.br'],
  ['direction marks', '\u202a+55 11\u202c \u202eoãoJ', '+55 11 oãoJ'],
  ['no-break spaces and tabs', 'João\u00a0da\tSilva', 'João da Silva'],
  ['accents, typed or composed, stay', 'Câmara Ca\u0302mara', 'Câmara Ca\u0302mara'],
])('pasted text loses what nobody sees: %s', (_, pasted, seen) => {
  expect(visibleText(pasted)).toBe(seen);
});
