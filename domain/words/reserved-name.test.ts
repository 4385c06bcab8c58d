import { expect, it } from 'vitest';

import { reservedName } from './reserved-name';

it('matches every name that objects inherit, and no product’s code', () => {
  const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
  expect(inherited.filter((name) => !reservedName.test(name))).toEqual([]);
  for (const code of ['1006', 'VALUEOF', 'constructor 2', '_', '__1']) {
    expect(code).not.toMatch(reservedName);
  }
});
