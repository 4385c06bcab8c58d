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
const write = fc.record({ path: fc.array(key, { maxLength: 3 }), json: value });

describe('pages', () => {
  test('after any writes they are the records of the tree, and build it again', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 12 }), (writes) => {
        const records = new Map<string, string>();
        let root: Node = null;
        for (const { path, json } of writes) {
          const existing = nodeAt(root, path);
          const after = put(root, path, nodeFromJson(json, { now: 0, existing, levels: 32 }));
          const changes = pageChanges(root, after);
          changes.removed.forEach((place) => records.delete(place));
          changes.put.forEach(([place, text]) => records.set(place, text));
          root = after;
        }
        const builder = new TreeBuilder();
        for (const record of records) builder.add(record);
        expect(nodeToJson(builder.build())).toBe(nodeToJson(root));
      }),
      { numRuns: 300 },
    );
  });

  test('a change in one of many orders rewrites that order alone', () => {
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
    expect(pageChanges(before, after)).toEqual({
      removed: ['orders/o5'],
      put: [['orders/o5', '{"status":"sent","total":5}']],
    });
  });
});
