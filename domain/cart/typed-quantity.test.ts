import { describe, expect, test } from 'vitest';

import { typedQuantity } from './typed-quantity';

describe('§4 a typed quantity', () => {
  test.each([
    ['24', 24],
    [' 24 ', 24],
    ['007', 7],
    ['0', 0],
    ['99999', 99_999],
    ['1.000', 1000],
    ['12.500', 12_500],
    ['2,0', 2],
    ['1.000,00', 1000],
    ['1 000', 1000],
    ['1.00', 1],
    ['1.0000', 1],
    ['10,0000', 10],
    ['1.250,0000', 1250],
    ['10.000000000000002', 10],
  ])('%s is %i pieces', (text, pieces) => {
    expect(typedQuantity(text)).toEqual({ kind: 'pieces', pieces });
  });

  test.each(['', ' ', '\t'])('%j is nothing', (text) => {
    expect(typedQuantity(text)).toEqual({ kind: 'empty' });
  });

  test.each([
    ['100000', /no máximo 99\.999/],
    ['9'.repeat(400), /no máximo 99\.999/],
    ['2,5', /inteiras/],
    [',', /inteiras/],
    ['-3', /negativa/],
    ['−3', /negativa/],
    ['1,000', /pode ser 1 ou 1000/],
    ['dz', /número de peças/],
    ['12 un', /número de peças/],
    ['1e3', /número de peças/],
    ['٣', /número de peças/],
  ])('%s is refused, and says why', (text, sentence) => {
    expect(typedQuantity(text)).toEqual({
      kind: 'refused',
      sentence: expect.stringMatching(sentence) as string,
    });
  });
});
