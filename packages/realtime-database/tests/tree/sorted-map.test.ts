import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SortedMap } from '../../src/tree/sorted-map.ts';

type Step = { key: number; value: number | undefined };

const compare = (a: number, b: number) => a - b;
/** Enough steps to split chunks, to empty them and to merge them. */
const steps = fc.array(
  fc.record<Step>({ key: fc.nat(900), value: fc.option(fc.nat(3), { nil: undefined, freq: 3 }) }),
  { maxLength: 2500, minLength: 500 },
);

function apply(map: SortedMap<number, number>, { key, value }: Step): SortedMap<number, number> {
  return value === undefined ? map.without(key) : map.with(key, value);
}

function asMap(changes: Step[]): Map<number, number> {
  const map = new Map<number, number>();
  for (const { key, value } of changes) {
    if (value === undefined) map.delete(key);
    else map.set(key, value);
  }
  return map;
}

const empty = SortedMap.empty<number, number>(compare);

describe('a sorted map', () => {
  test('has the entries of a Map, in order, from both ends and from any key', () => {
    fc.assert(
      fc.property(steps, fc.nat(900), (changes, from) => {
        const map = changes.reduce(apply, empty);
        const expected = [...asMap(changes)].sort(([a], [b]) => a - b);
        expect([...map.ascending()]).toEqual(expected);
        expect(map.size).toBe(expected.length);
        expect([...map.ascending(from)]).toEqual(expected.filter(([key]) => key >= from));
        const below = expected.filter(([key]) => key <= from).reverse();
        expect([...map.descending(from)]).toEqual(below);
        expect([...map.descending()]).toEqual([...expected].reverse());
        for (const [key, value] of expected) expect(map.get(key)).toBe(value);
      }),
      { numRuns: 30 },
    );
  });

  test('yields the changes between two versions, and leaves the old one unchanged', () => {
    fc.assert(
      fc.property(steps, steps, (first, then) => {
        const before = first.reduce(apply, empty);
        const entriesBefore = [...before.ascending()];
        const after = then.reduce(apply, before);
        expect([...before.ascending()]).toEqual(entriesBefore);
        const keys = [...new Set([...first, ...then].map(({ key }) => key))].sort(compare);
        const expected = keys
          .map((key) => [key, before.get(key), after.get(key)])
          .filter(([, from, to]) => from !== to);
        expect([...before.changes(after)]).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  test('can be built from many entries at once', () => {
    const keys = Array.from({ length: 1000 }, (_, index) => index * 2);
    const map = SortedMap.fromSorted(compare, keys, keys);
    expect([...map.ascending()]).toEqual(keys.map((key) => [key, key]));
    expect([map.get(998), map.get(999)]).toEqual([998, undefined]);
  });
});
