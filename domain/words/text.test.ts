import { expect, test } from 'vitest';

import { contains, noteFrom, visibleText } from './text';

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
  ['halves of signs', 'Jo\u00e3o\ud83d', 'Jo\u00e3o'],
  ['accents, typed or composed, stay', 'Câmara Ca\u0302mara', 'Câmara Ca\u0302mara'],
])('pasted text loses invisible characters: %s', (_, pasted, seen) => {
  expect(visibleText(pasted)).toBe(seen);
});

const family = '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}';
test.each([
  ['overrides and isolates', '\u202aa\u202b\u202cb\u202d\u202e\u2066c\u2067\u2068\u2069', 'abc'],
  ['NUL and its kind', 'a\0\u001b[2J\u007f\u0085b', 'a[2Jb'],
  ['halves of signs', '\ud83da\udc68', 'a'],
])('a note loses %s', (_, pasted, kept) => expect(noteFrom(pasted)).toBe(kept));

test.each([
  `\u00c1rea ${family} \u2764\ufe0f`,
  'uma\n\tduas\r\ntr\u00eas',
  '\u200e\u05d0 \u5357',
  '',
])('a note keeps %j', (text) => expect(noteFrom(text)).toBe(text));
