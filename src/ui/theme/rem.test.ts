import { expect, it } from 'vitest';

import { inRem } from './rem';

it.each([
  ['16px', '1rem'],
  ['-2px', '-0.125rem'],
  ['.5px', '.5px'],
  ['1px solid var(--mmv-line)', '1px solid var(--mmv-line)'],
  ['min(560px, calc(100vw - 24px))', 'min(35rem, calc(100vw - 1.5rem))'],
  ['(519px <= width < 800px)', '(32.4375rem <= width < 50rem)'],
])('writes %s as %s', (written, built) => {
  expect(inRem(written)).toBe(built);
});
