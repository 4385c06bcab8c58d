import { expect, test } from 'vitest';
import { nodeFromJson } from '../../src/tree/node-parse.ts';
import { RecentJson } from '../../src/core/recent-json.ts';

test('the JSON is that of what is asked for now, whatever was asked before', () => {
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
