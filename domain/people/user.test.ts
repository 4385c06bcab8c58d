import { expect, test } from 'vitest';

import { companyOf } from './user';

test.each([
  ['the company', { nome: 'Ana', razaosocial: 'BICI LTDA' }, 'BICI LTDA'],
  ['the person where there is none', { nome: 'Ana' }, 'Ana'],
  ['the person where it has no letter', { nome: 'Ana', razaosocial: '' }, 'Ana'],
])('a customer is called by %s', (_, person, name) => {
  expect(companyOf(person)).toBe(name);
});
