import { expect, it } from 'vitest';

import { storedOrderFrom } from './stored-order';

it.each([
  [{ pedidoconfirmado: 12 }, 12],
  [null, undefined],
  ['x', undefined],
  [{}, undefined],
  [{ pedidoconfirmado: '12' }, undefined],
  [{ pedidoconfirmado: -1 }, undefined],
])('§2 /obrigado: the number in %o is %o', (state, number) => {
  expect(storedOrderFrom(state)).toBe(number);
});
