import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeAt, put, type Node } from '../../src/tree/node.ts';
import { nodeFromJson } from '../../src/tree/node-parse.ts';
import { nodeToJson } from '../../src/tree/node-json.ts';
import { pageChanges, TreeBuilder } from '../../src/persistence/pages.ts';

const key = fc.constantFrom('a', 'b', 'c', '1', '2', '__proto__');
const leaf = fc.oneof(fc.boolean(), fc.integer(), fc.string(), fc.constant(null));
const large = fc.constant(
  Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, { at }])),
);
const value = fc.oneof(
  leaf,
  large,
  fc.dictionary(key, leaf),
  fc.record({ '.value': fc.integer(), '.priority': fc.integer() }),
  fc.record({ x: leaf, '.priority': fc.string() }),
  large.map((json) => ({ ...json, '.priority': 1 })),
);
const write = fc.record({
  path: fc.array(key, { maxLength: 3 }),
  json: value,
  restarts: fc.boolean(),
});

function treeOf(records: Iterable<readonly [string, string]>): Node {
  const builder = new TreeBuilder();
  for (const record of records) builder.add(record);
  return builder.build();
}

describe('pages', () => {
  test('after any writes and restarts the records match the tree, and rebuild it', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 12 }), (writes) => {
        const records = new Map<string, string>();
        let root: Node = null;
        let expected: Node = null;
        for (const { path, json, restarts } of writes) {
          const node = nodeFromJson(json, { now: 0, existing: null, levels: 32 });
          expected = put(expected, path, node);
          const after = put(root, path, node);
          for (const [place, text] of pageChanges(root, after)) {
            if (text === undefined) records.delete(place);
            else records.set(place, text);
          }
          root = restarts ? treeOf(records) : after;
        }
        const stored = treeOf(records);
        expect(nodeToJson(stored)).toBe(nodeToJson(expected));
        expect(nodeToJson(stored, 'value')).toBe(nodeToJson(expected, 'value'));
      }),
      { numRuns: 100 },
    );
  });

  test('an unrequested record is not parsed', () => {
    const unreadable = '{"a":';
    const root = treeOf([
      ['orders/o1', '{"total":1}'],
      ['orders/o2', unreadable],
    ]);
    expect(nodeAt(root, ['orders', 'o1', 'total'])).toBe(1);
    const after = put(root, ['orders', 'o3'], 3);
    expect(nodeAt(after, ['orders', 'o3'])).toBe(3);
    expect(() => nodeAt(root, ['orders', 'o2', 'a'])).toThrow(SyntaxError);
  });

  test('a change in one of many orders rewrites only that order', () => {
    const orders: [string, object][] = Array.from({ length: 1000 }, (_, at) => [
      `o${at}`,
      { total: at, status: 'new' },
    ]);
    const before = nodeFromJson(
      { orders: Object.fromEntries(orders) },
      {
        now: 0,
        existing: null,
        levels: 32,
      },
    );
    const after = put(before, ['orders', 'o5', 'status'], 'sent');
    expect([...pageChanges(before, after)]).toEqual([
      ['orders/o5'],
      ['orders/o5', '{"status":"sent","total":5}'],
    ]);
  });
});
