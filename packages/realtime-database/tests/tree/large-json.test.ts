import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LargeJson } from '../../src/tree/large-json.ts';
import { Branch, nodeAt } from '../../src/tree/node.ts';
import { nodeFromJson } from '../../src/tree/node-parse.ts';
import { nodeToJson } from '../../src/tree/node-json.ts';
import type { Path } from '../../src/tree/path.ts';
import { mergeWrites } from '../../src/wire/request.ts';

const levels = 5;

const key = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('a', 'b', '1', '2', '-3', 'é"\\{', '__proto__') },
  { weight: 1, arbitrary: fc.constantFrom('', 'a/b', 'a.b', '.sv', '.value', '.priority') },
);
const leaf = fc.oneof(
  fc.constantFrom(null, true, 0, -1.5e-7, '', ', "a": {', '\\', '[', '€\n', 'timestamp'),
  fc.string(),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'large', maxDepth: 7 },
    leaf,
    fc.array(tie('tree'), { maxLength: 5 }),
    // Objects as text, not from pairs, because a key may occur twice.
    fc
      .array(fc.tuple(key, tie('tree')), { maxLength: 5 })
      .map((members) => new Members(members as [string, unknown][])),
  ),
}));

class Members {
  constructor(readonly members: readonly [string, unknown][]) {}
}

/** JSON with some spaces in it. */
function textOf(json: unknown): string {
  if (Array.isArray(json)) return `[ ${json.map(textOf).join(' ,')}]`;
  if (!(json instanceof Members)) return JSON.stringify(json);
  const members = json.members.map(([name, value]) => `${JSON.stringify(name)}:\t${textOf(value)}`);
  return `{${members.join(',\n')} }`;
}

/** A fault somewhere: a wrong or a missing character. */
const fault = fc.option(
  fc.record({
    at: fc.nat(),
    text: fc.constantFrom('', ',', ':', '{', '}', '[', ']', '"', '\\', '0', '\u00a0', 'null'),
  }),
);

function withFault(text: string, wrong: { at: number; text: string } | null): string {
  if (wrong === null) return text;
  const at = wrong.at % (text.length + 1);
  return text.slice(0, at) + wrong.text + text.slice(wrong.text === '' ? at + 1 : at);
}

/** Parses JSON in chunks, with a very small limit for large parts. */
function arrived(text: string, chunk: number, isUpdate = false): unknown {
  const arriving = new LargeJson(levels, isUpdate, 8);
  for (let at = 0; at < text.length; at += chunk) arriving.add(text.slice(at, at + chunk));
  const json = arriving.end();
  if (json === undefined) throw new SyntaxError('nothing arrived');
  return json;
}

const existing = nodeFromJson({ a: 4, b: { a: 7 } }, { existing: null, levels });

function written(json: unknown, place: Path = []): string {
  const context = { now: 5, existing: nodeAt(existing, place), levels: levels - place.length };
  return nodeToJson(nodeFromJson(json, context));
}

/** The result of a write with this JSON, or its refusal. */
function outcome(parse: () => unknown, isUpdate = false): unknown {
  try {
    const json = parse();
    if (!isUpdate) return written(json);
    return mergeWrites('', json).map((write) => [write.path, written(write.json, write.path)]);
  } catch (error) {
    return error instanceof SyntaxError ? 'no JSON' : String(error);
  }
}

describe('JSON that arrives in chunks', () => {
  test.each([false, true])(
    'becomes what it becomes at once, and is refused for the same (an update: %s)',
    (isUpdate) => {
      const seen = new Set<string>();
      fc.assert(
        fc.property(tree, fault, fc.integer({ min: 1, max: 20 }), (json, wrong, chunk) => {
          const text = withFault(textOf(json), wrong);
          const atOnce = outcome(() => JSON.parse(text) as unknown, isUpdate);
          seen.add(/no JSON|can't be a key|server value|levels|$/.exec(String(atOnce))?.[0] ?? '');
          expect(outcome(() => arrived(text, chunk, isUpdate), isUpdate)).toEqual(atOnce);
        }),
        { numRuns: 800 },
      );
      expect([...seen].toSorted()).toEqual([
        '',
        "can't be a key",
        'levels',
        'no JSON',
        'server value',
      ]);
    },
  );

  test('is kept as text, one record each', () => {
    const lines = Array.from({ length: 50 }, (_, price) => ({ price, empty: {} }));
    const orders = Array.from({ length: 300 }, (_, at) => [`k${1000 + at}`, { lines }] as const);
    const arriving = new LargeJson(levels, false);
    arriving.add(JSON.stringify({ orders: Object.fromEntries(orders) }));
    const list = nodeAt(arriving.end() as Branch, ['orders']) as Branch;
    expect(list.unreadJson).toBeUndefined();
    expect(list.children.size).toBe(300);
    for (const [, order] of list.children.ascending()) {
      expect((order as Branch).unreadJson).toMatch(/^{"lines":{"0":{"price":0},"1":/);
    }
  });
});
