import { expect, test } from 'vitest';

import { contains } from './text';

test.each([
  ['CÂMARA DE AR', 'camara', true],
  ['CAMARA DE AR', 'Câmara', true],
  ['PNEU 29', ' 29 ', true],
  ['PNEU 29', '', true],
  ['PNEU 29', '28', false],
])('§5 "%s" contains "%s": %s', (text, search, found) => {
  expect(contains(text, search)).toBe(found);
});
