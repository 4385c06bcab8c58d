import { expect, test } from 'vitest';

import { markCode, markName } from './marks';
import { lettersOf, searchWords } from './text';

/** Shows marked parts in brackets. */
const shown = (parts: readonly { text: string; marked: boolean }[]) =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['camara 29', 'CÂMARA DE AR ARO 29', '[CÂMARA] DE AR ARO [29]'],
  ['cam', 'CA\u0302MARA DE AR', '[CA\u0302M]ARA DE AR'],
  ['aro29', 'CÂMARA ARO 29', 'CÂMARA [ARO 29]'],
  ['aro 29', 'CÂMARA ARO29', 'CÂMARA [ARO29]'],
  ['28.6', 'CANOTE 28,6 X 350', 'CANOTE [28,6] X 350'],
  ['vbrake', 'V-BRAKE DIANTEIRO', '[V-BRAKE] DIANTEIRO'],
  ['ar', 'CÂMARA DE AR ARO 12', 'CÂMARA DE [AR] [AR]O 12'],
  ['rente', 'CORRENTE 520', 'COR[RENTE] 520'],
  ['corr rente', 'CORRENTE 520', '[CORRENTE] 520'],
  ['(29)', 'PNEU (29)', 'PNEU [(29)]'],
  ['x', 'PNEU 29', 'PNEU 29'],
])('"%s" marks %s', (typed, name, expected) => {
  expect(shown(markName(name, lettersOf(searchWords(typed))))).toBe(expected);
});

test.each([
  ['10', '', '1006', '[10]06'],
  ['', 'camara 100', '1006', '[100]6'],
  ['10', '1006', '1006', '[1006]'],
  ['', '06', '1006', '1006'],
  ['', '', '1006', '1006'],
])('code "%s" and words "%s" mark %s', (typed, words, code, expected) => {
  expect(shown(markCode(code, typed, lettersOf(searchWords(words))))).toBe(expected);
});
