// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useSameItems } from './use-same-items';

const order = (n: number, of: object = {}) => ({ n, lines: [{ code: 'A', stock: 2 }], ...of });
const keyOf = ({ n }: { n: number }) => n;

it('keeps the objects of unchanged entries when a list is read again, wherever they are now', () => {
  const first = [order(1), order(2), order(3)];
  const { result, rerender } = renderHook(({ items }) => useSameItems(items, keyOf), {
    initialProps: { items: first },
  });
  const [, two, three] = result.current;
  const changed = order(3, { lines: [{ code: 'A', stock: 3 }] });
  rerender({ items: [order(4), order(2), changed] });
  expect(result.current.map(keyOf)).toEqual([4, 2, 3]);
  expect(result.current[1]).toBe(two);
  expect(result.current[2]).toBe(changed);
  expect(result.current[2]).not.toBe(three);
});

it('settles with values that never equal themselves', () => {
  const unknown = () => [order(1, { lines: [{ code: 'A', stock: NaN }] })];
  const { result, rerender } = renderHook(({ items }) => useSameItems(items, keyOf), {
    initialProps: { items: unknown() },
  });
  const items = unknown();
  rerender({ items });
  const [shown] = result.current;
  rerender({ items });
  expect(shown).toBe(items[0]);
  expect(result.current[0]).toBe(shown);
});
