import { expect, test } from 'vitest';

import { nearest } from './nearest';

const words = ['corrente', 'coroa', 'camara', 'cassete', 'selim'];

test('finds the word that was meant', () => {
  expect(nearest('corente', words, 3)).toEqual(['corrente']);
  expect(nearest('camra', words, 3)).toEqual(['camara']);
});

test('guesses nothing far away', () => {
  expect(nearest('parafuso', words, 3)).toEqual([]);
});

test('codes may differ in a digit', () => {
  expect(nearest('1009', ['1001', '1000', '2209'], 2)).toEqual(['1001', '1000']);
});
