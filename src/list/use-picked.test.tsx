// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { usePicked } from './use-picked';

interface Item {
  id: number;
  says?: string;
}

const many: Item[] = [9, 8, 7, 6].map((id) => ({ id }));
const keyOf = ({ id }: Item) => id;
const compare = (a: Item, b: Item) => b.id - a.id;

function pick(most = 50) {
  const first = { keyOf, listed: many, shown: many, compare, most, question: 'a' };
  const hook = renderHook(usePicked<Item>, { initialProps: first });
  return {
    items: () => hook.result.current.items,
    now: () => hook.result.current.items.map(keyOf),
    dropped: () => hook.result.current.dropped,
    overflows: () => hook.result.current.overflows,
    set: (picked: boolean, items = many) => act(() => hook.result.current.set(items, picked)),
    pick: (item: Item, toHere = false) => act(() => hook.result.current.pick(item, toHere)),
    list: (listed: typeof many) => hook.rerender({ ...first, listed }),
    ask: (question: string) => hook.rerender({ ...first, question }),
  };
}

describe('§2 bulk actions: the selection', () => {
  it('is limited, and in the order of the list', () => {
    const picked = pick(3);
    picked.set(true, many.slice(1));
    expect([picked.now(), picked.overflows()]).toEqual([[8, 7, 6], 0]);
    picked.set(true);
    picked.set(true);
    expect([picked.now(), picked.overflows()]).toEqual([[8, 7, 6], 2]);
    picked.set(false);
    expect([picked.now(), picked.overflows()]).toEqual([[], 0]);
  });

  it('keeps entries that newer ones push out of the loaded part, with their current data', () => {
    const picked = pick();
    picked.set(true);
    picked.list([{ id: 9, says: 'x' }]);
    expect(picked.now()).toEqual([9, 8, 7, 6]);
    expect(picked.items()[0]?.says).toBe('x');
  });

  it('chooses or clears the range from the last entry to this one, in both directions', () => {
    const [nine, eight, seven, six] = many as [Item, Item, Item, Item];
    const picked = pick();
    picked.pick(six, true);
    expect(picked.now()).toEqual([6]);
    picked.pick(eight, true);
    expect(picked.now()).toEqual([8, 7, 6]);
    picked.pick(nine);
    expect(picked.now()).toEqual([9, 8, 7, 6]);
    picked.pick(seven, true);
    expect(picked.now()).toEqual([6]);
  });

  it('drops the selection and says so if the search changes', () => {
    const picked = pick();
    picked.ask('b');
    expect(picked.dropped()).toBe(false);
    picked.set(true);
    picked.ask('c');
    expect([picked.now(), picked.dropped()]).toEqual([[], true]);
    picked.set(true);
    expect(picked.dropped()).toBe(false);
  });
});
