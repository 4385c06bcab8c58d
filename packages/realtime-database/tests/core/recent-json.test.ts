import { expect, test } from 'vitest';
import { nodeFromJson } from '../../src/tree/node-parse.ts';
import { RecentJson } from '../../src/core/recent-json.ts';

test('the JSON is that of the requested node, whatever was requested before', () => {
  const recent = new RecentJson();
  const parse = (json: unknown) => nodeFromJson(json, { now: 0, existing: null, levels: 32 });
  const [one, other] = [parse({ a: 1 }), parse({ a: 2 })];
  const asked = [null, one, one, other, 'x', 1, '1', one, null];
  expect(asked.map((node) => recent.of(node))).toEqual([
    'null',
    '{"a":1}',
    '{"a":1}',
    '{"a":2}',
    '"x"',
    '1',
    '"1"',
    '{"a":1}',
    'null',
  ]);
});
