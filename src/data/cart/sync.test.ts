// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { readSync, rememberSent } from './sync';

it('§4 the lines of one sending leave the cart of the other devices once', () => {
  const quote = { chave: 'a', quantities: { '1034': 2 } };
  expect(rememberSent('ana', quote)).toBe(true);
  expect(rememberSent('ana', quote)).toBe(false);
  expect(rememberSent('ana', { ...quote, chave: 'b' })).toBe(true);
  expect(rememberSent('beto', quote)).toBe(true);
  expect(readSync('ana').sent.map(({ chave }) => chave)).toEqual(['a', 'b']);
});
