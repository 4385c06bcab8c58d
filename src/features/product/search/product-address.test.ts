import { expect, it } from 'vitest';

import { productAddress } from './product-address';

it.each([
  ['CAMARA', 'CAMARA'],
  ['FORJADA', 'FORJADA'],
  [null, ''],
  [{ a: 1 }, undefined],
  [undefined, undefined],
])('§2 navigation state nomedacategoria: %o is the category %o', (value, group) => {
  expect(productAddress.group.state?.read(value)).toBe(group);
});
