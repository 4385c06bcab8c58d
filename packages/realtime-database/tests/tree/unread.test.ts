import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Branch, nodeAt, type Content } from '../../src/tree/node.ts';
import { nodeToJson } from '../../src/tree/node-json.ts';
import { nodeFromJson } from '../../src/tree/node-parse.ts';
import { peekAt, storedNode } from '../../src/tree/unread.ts';

const key = fc.constantFrom('a', 'b', '"', 'a"b', '{', '__proto__', 'é', '€');
const number = fc.constantFrom('0', '1', '2', '12', '-3', '007', '3000000000', '-N1');
const leaf = fc.oneof(
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string(),
);
const object = (value: fc.Arbitrary<unknown>) =>
  fc.dictionary(key, value, { minKeys: 1, maxKeys: 4 });
const inner = fc.oneof(leaf, object(leaf), fc.dictionary(number, leaf, { minKeys: 1, maxKeys: 4 }));
const tree = object(fc.oneof(leaf, object(inner), fc.dictionary(number, inner, { minKeys: 1 })));
const path = fc.array(key, { maxLength: 3 });

function contentOf(json: unknown): Content {
  return nodeFromJson(json, { now: 0, existing: null, levels: 32 }) as Content;
}

describe('a stored branch', () => {
  test('returns any member without being parsed', () => {
    fc.assert(
      fc.property(tree, path, (json, wanted) => {
        const whole = contentOf(json);
        const stored = storedNode(nodeToJson(whole)) as Branch;
        expect(nodeToJson(peekAt(stored, wanted))).toBe(nodeToJson(nodeAt(whole, wanted)));
        expect(stored.unreadJson).toBe(nodeToJson(whole));
      }),
    );
  });

  test('shows readers the same as a parsed branch', () => {
    fc.assert(
      fc.property(tree, (json) => {
        const whole = contentOf(json);
        const stored = storedNode(nodeToJson(whole));
        expect(nodeToJson(stored, 'value')).toBe(nodeToJson(whole, 'value'));
      }),
    );
  });

  test('is parsed when a child is read, and stays the same', () => {
    const stored = storedNode('{"a":{"b":1},"c":"x"}') as Branch;
    expect(stored.child('a')).toBe(stored.child('a'));
    expect(stored.unreadJson).toBeUndefined();
    expect(nodeToJson(stored)).toBe('{"a":{"b":1},"c":"x"}');
  });

  test('is parsed at once if it has priorities', () => {
    const stored = storedNode('{"a":1,".priority":"p"}') as Branch;
    expect([stored.priority, stored.unreadJson]).toEqual(['p', undefined]);
    expect(nodeToJson(storedNode('{".value":1,".priority":2}'))).toBe('{".value":1,".priority":2}');
  });
});
