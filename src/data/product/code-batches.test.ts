import { describe, expect, it } from 'vitest';

import { codeBatches } from './code-batches';

const numbered = (count: number, prefix = '') =>
  Array.from({ length: count }, (_, index) => `${prefix}${1000 + index}`);

describe('codes to ask for at once', () => {
  it('are asked for once each', () => {
    expect(codeBatches(['1', '2', '1']).map(String)).toEqual(['CD_PRODUTO=1&CD_PRODUTO=2']);
  });

  it('are exact, one alone too', () => {
    expect(codeBatches(['7']).map(String)).toEqual(['CD_PRODUTO=7&CD_PRODUTO=7']);
  });

  it('are at most 200', () => {
    const batches = codeBatches(numbered(450));
    expect(batches.map(({ size }) => size)).toEqual([200, 200, 50]);
    expect(batches.flatMap((batch) => batch.getAll('CD_PRODUTO'))).toEqual(numbered(450));
  });

  it('make no address that is too long', () => {
    const codes = numbered(60, 'Á'.repeat(190));
    const batches = codeBatches(codes);
    expect(Math.max(...batches.map((batch) => String(batch).length))).toBeLessThan(4_000);
    expect(batches.flatMap((batch) => batch.getAll('CD_PRODUTO'))).toEqual(codes);
  });

  it('contain no impossible codes', () => {
    expect(codeBatches(['', 'a\u0000', '9'.repeat(201), '7', '8']).map(String)).toEqual([
      'CD_PRODUTO=7&CD_PRODUTO=8',
    ]);
    expect(codeBatches([])).toEqual([]);
  });
});
