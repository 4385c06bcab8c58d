import { describe, expect, test } from 'vitest';
import type { Caller } from '../../src/auth/caller.ts';
import { everything } from '../../src/queries/query.ts';
import { put, type Node } from '../../src/tree/node.ts';
import { nodeFromJson } from '../../src/tree/node-parse.ts';
import { parsePath } from '../../src/tree/path.ts';
import { Ruleset } from '../../src/rules/ruleset.ts';

const now = 1_700_000_000_000;
const ana: Caller = {
  uid: 'ana',
  provider: 'password',
  token: { email: 'ana@example.com', level: 3 },
};

function tree(json: unknown): Node {
  return nodeFromJson(json, { now, existing: null, levels: 32 });
}

function rulesOf(rules: object): Ruleset {
  return Ruleset.parse(JSON.stringify({ rules }));
}

/** Whether the rules allow one write of these places. */
function mayWrite(
  rules: object,
  data: unknown,
  writes: Record<string, unknown>,
  caller: Caller = ana,
) {
  const before = tree(data);
  const paths = Object.keys(writes).map(parsePath);
  const after = Object.entries(writes).reduce(
    (root, [path, json]) => put(root, parsePath(path), tree(json)),
    before,
  );
  return rulesOf(rules).judgeWrite({ paths, before, after, caller, now }) === undefined;
}

/** Whether an expression is true as the read rule of /place/x with this `data`. */
function holds(expression: string, data: unknown = null, caller: Caller = ana): boolean {
  const rules = rulesOf({ place: { $key: { '.read': expression } } });
  const root = tree({ place: { x: data }, other: { n: 5, s: 'text', b: true, deep: { a: 1 } } });
  const question = { path: ['place', 'x'], query: everything, root, caller, now };
  return rules.judgeRead(question).denied === undefined;
}

describe('expressions', () => {
  test.each<[string, unknown, boolean]>([
    ['auth.uid == "ana" && auth.provider == "password"', null, true],
    ['auth.token.email == "ana@example.com" && auth.token.level > 2', null, true],
    ['auth.token.missing == null', null, true],
    ['$key == "x" && $key.length == 1', null, true],
    [`now == ${now}`, null, true],
    ['data.exists()', false, true],
    ['data.exists()', null, false],
    ['data.val() == "a"', 'a', true],
    ['data.val() != null', { a: 1 }, true],
    ['data.isNumber() || data.isString() || data.isBoolean()', { a: 1 }, false],
    ['data.isNumber()', 0, true],
    ['data.isString()', '', true],
    ['data.isBoolean()', false, true],
    ['data.hasChildren()', { a: 1 }, true],
    ['data.hasChildren()', 1, false],
    ['data.hasChildren(["a", "b"])', { a: 1 }, false],
    ['data.hasChildren(["a", "b"])', { a: 1, b: 0 }, true],
    ['data.hasChild("a/b")', { a: { b: 1 } }, true],
    ['data.child("a").child("b").val() == 1', { a: { b: 1 } }, true],
    ['data.child("a/b").parent().parent().hasChild("a")', { a: { b: 1 } }, true],
    ['data.parent().parent().child("other/n").val() == 5', null, true],
    ['root.child("other").child("s").val() == "text"', null, true],
    ['root.parent().exists()', null, false],
    ['data.getPriority() == 7', { '.value': 1, '.priority': 7 }, true],
    ['data.val().contains("b") && data.val().beginsWith("ab")', 'abc', true],
    ['data.val().endsWith("ab")', 'abab', true],
    ['data.val().endsWith("abc")', 'ab', false],
    ['data.val().replace("a", "x") == "xbx"', 'aba', true],
    ['data.val().toUpperCase() == "AB" && data.val().toLowerCase() == "ab"', 'aB', true],
    ['data.val().matches(/^[0-9]{14}$/)', '12345678000190', true],
    ['data.val().matches(/^[0-9]{14}$/)', '1234567800019', false],
    ['data.val().matches(/^(pendente|aprovado)$/i)', 'Aprovado', true],
    [
      'data.val().matches(/^\\\\d{2}\\\\.\\\\d{3}\\\\/x$/)'.replaceAll('\\\\', '\\'),
      '12.345/x',
      true,
    ],
    ['"o" + root.child("other/n").val() == "o5"', null, true],
    ['root.child("other/n").val() + 1 == 6 && 7 % 4 == 3 && -1 < 0', null, true],
    ['(data.exists() ? data.val() : 9) == 9', null, true],
    ['!(data.val() == 1)', 2, true],
  ])('%s on %j is %s', (expression, data, expected) => {
    expect(holds(expression, data)).toBe(expected);
  });

  test.each([
    ['a type that does not fit', 'data.val() + 1 > 0', true],
    ['a comparison of two types', 'data.val() > "a"', 5],
    ['a method of nothing', 'data.val().length > 0', null],
    ['a matching of a number', 'data.val().matches(/5/)', 5],
    ['nobody', 'auth.uid != "ana"', null],
  ])('%s is a no, not a crash', (_name, expression, data) => {
    expect(holds(`${expression} || true`, data, null)).toBe(_name === 'nobody');
    expect(holds(expression, data, null)).toBe(_name === 'nobody');
  });
});

describe('reading', () => {
  test('is allowed from the first place that allows it, whatever the rules below say', () => {
    const rules = rulesOf({ a: { '.read': true, b: { '.read': false } } });
    const ask = (path: string) =>
      rules.judgeRead({ path: parsePath(path), query: everything, root: null, caller: null, now })
        .denied === undefined;
    expect([ask(''), ask('a'), ask('a/b'), ask('a/b/c'), ask('c')]).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test('reports the data that its answer depends on', () => {
    const rules = rulesOf({ a: { '.read': 'root.child("roles/" + auth.uid).val() == "admin"' } });
    const root = tree({ roles: { ana: 'admin' } });
    const verdict = rules.judgeRead({ path: ['a'], query: everything, root, caller: ana, now });
    expect(verdict).toEqual({
      denied: undefined,
      looked: [{ path: ['roles', 'ana'], node: 'admin' }],
    });
  });

  test.each([
    ['query.orderByChild == "owner" && query.equalTo == auth.uid', 'owner', 'ana', true],
    ['query.orderByChild == "owner" && query.equalTo == auth.uid', 'owner', 'bia', false],
    ['query.orderByChild == "owner" && query.equalTo == auth.uid', 'total', 'ana', false],
    ['query.limitToFirst <= 10', 'owner', 'ana', true],
    ['query.limitToLast <= 10', 'owner', 'ana', false],
    ['query.orderByKey', 'owner', 'ana', false],
  ])('%s with %s = %s is %s', (expression, child, value, expected) => {
    const bound = { value, inclusive: true };
    const query = {
      order: { by: 'child' as const, path: [child] },
      start: { ...bound, key: '[MIN_NAME]' },
      end: { ...bound, key: '[MAX_NAME]' },
      limit: { count: 10, from: 'first' as const },
    };
    const rules = rulesOf({ orders: { '.read': expression } });
    const question = { path: ['orders'], query, root: null, caller: ana, now };
    expect(rules.judgeRead(question).denied === undefined).toBe(expected);
  });
});

describe('writing', () => {
  test("is allowed from above, and a rule below can't revoke that", () => {
    const rules = { a: { '.write': true, b: { '.write': false } } };
    expect(mayWrite(rules, null, { 'a/b/c': 1 })).toBe(true);
    expect(mayWrite(rules, null, { c: 1 })).toBe(false);
    expect(mayWrite({ a: { b: { '.write': true } } }, null, { a: { b: 1 } })).toBe(false);
  });

  test('several places are judged together: each sees the whole new tree, root is the old one', () => {
    const rules = {
      a: { '.write': 'newData.parent().child("b").val() == 2 && !root.child("b").exists()' },
      b: { '.write': 'newData.parent().child("a").val() == 1' },
    };
    expect(mayWrite(rules, null, { a: 1, b: 2 })).toBe(true);
    expect(mayWrite(rules, null, { a: 1 })).toBe(false);
    expect(mayWrite(rules, { b: 2 }, { a: 1, b: 2 })).toBe(false);
  });

  test('.validate is evaluated at the place, above it and below it, for data that exists after the write', () => {
    const rules = {
      '.write': true,
      people: {
        $id: {
          '.validate': 'newData.hasChildren(["name", "age"])',
          name: { '.validate': 'newData.isString()' },
          age: {
            '.validate': 'newData.isNumber() && (!data.exists() || newData.val() > data.val())',
          },
          $other: { '.validate': false },
        },
      },
    };
    const data = { people: { ana: { name: 'Ana', age: 30 } } };
    expect(mayWrite(rules, data, { 'people/ana/age': 31 })).toBe(true);
    expect(mayWrite(rules, data, { 'people/ana/age': 29 })).toBe(false);
    expect(mayWrite(rules, data, { 'people/ana/age': null })).toBe(false);
    expect(mayWrite(rules, data, { 'people/ana/extra': 1 })).toBe(false);
    expect(mayWrite(rules, data, { 'people/ana': null })).toBe(true);
    expect(mayWrite(rules, data, { people: { bia: { name: 'Bia', age: 20 } } })).toBe(true);
    expect(mayWrite(rules, data, { people: { bia: { name: 5, age: 20 } } })).toBe(false);
    expect(
      mayWrite(rules, data, { people: { bia: { name: 'Bia', age: 20, extra: { a: 1 } } } }),
    ).toBe(false);
  });

  test('names of object members are ordinary keys', () => {
    const rules = {
      $key: { '.write': '$key == "constructor" && !data.child("toString").exists()' },
    };
    expect(mayWrite(rules, null, { constructor: 1 })).toBe(true);
  });
});
