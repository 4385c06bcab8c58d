import { describe, expect, test } from 'vitest';
import { parseExpression } from '../../../src/rules/expression.ts';

const check = (source: string, kind: 'read' | 'write' = 'write') =>
  parseExpression(source, ['$id'], kind);

describe('an expression is refused before any evaluation', () => {
  test.each([
    ['', 0, 'Parse error: unexpected end of the expression'],
    ['auth.', 5, 'Parse error: unexpected end of the expression'],
    ['true true', 5, 'Parse error: unexpected true'],
    ['(true', 5, 'Parse error: unexpected end of the expression, expected )'],
    ['now == 1 ? true', 15, 'Parse error: unexpected end of the expression, expected :'],
    ['auth = null', 5, 'Parse error: unexpected ='],
    ['auth != null & true', 13, 'Parse error: unexpected &'],
    ["auth.uid == 'a", 12, "Parse error: unexpected '"],
    [String.raw`auth.uid == '\u12'`, 12, String.raw`Parse error: \u takes four digits`],
    ['$other == "a"', 0, "Unknown variable '$other'."],
    ['true && query.limitToFirst < 5', 8, "Unknown variable 'query'."],
    ['data.vall() == 1', 5, "No such method/property 'vall'."],
    ['data.val().size == 1', 11, "No such method/property 'size'."],
    ['auth.uid.trim() == "a"', 9, "No such method/property 'trim'."],
    ['now.length == 1', 4, "No such method/property 'length'."],
    ['data["ex" + "ists"]()', 5, 'Invalid property access.'],
    ['data()', 0, 'Type error: Function call on target that is not a function.'],
    ['data.val()', 0, 'The expression of a rule must be boolean.'],
    ['auth.admin', 0, 'The expression of a rule must be boolean.'],
    ['auth.admin && true', 0, 'Left operand of && must be boolean.'],
    ['true || data.val()', 8, 'Right operand of || must be boolean.'],
    ['!auth.admin', 1, 'Operand of ! must be boolean.'],
    ['-"a" == 1', 1, 'Operand of - must be a number.'],
    ['auth.uid ? true : false', 0, 'Condition of ? must be boolean.'],
    ['auth.a == true ? 1 : true', 0, 'The expression of a rule must be boolean.'],
    ['data == newData', 0, 'Invalid == expression: left operand is a snapshot.'],
    ['now - "1" > 0', 6, 'Invalid - expression: right operand is a string.'],
    ['now > true', 6, 'Invalid > expression: right operand is a boolean.'],
    ['data.child() == null', 5, 'child() takes 1 argument.'],
    ['data.hasChild(5)', 14, 'hasChild() takes strings.'],
    ['data.hasChildren([])', 5, 'hasChildren() takes 1 argument: an array of strings.'],
    ['data.hasChildren("a", "b")', 5, 'hasChildren() takes 1 argument: an array of strings.'],
    ['$id.matches("a")', 4, 'matches() takes 1 argument: a regular expression.'],
    ['[1] == 1', 0, "A list can't stand here."],
    ['/a/ == 1', 0, "A pattern can't stand here."],
  ])('%s: at %d, %s', (source, at, message) => {
    expect(() => check(source)).toThrow(expect.objectContaining({ at, message }) as Error);
  });

  test('`query` exists only in read rules, `newData` only in write rules', () => {
    expect(() => check('query.limitToFirst <= 10', 'read')).not.toThrow();
    expect(() => check('query.offset == 1', 'read')).toThrow("No such method/property 'offset'.");
    expect(() => check('newData.exists()', 'read')).toThrow("Unknown variable 'newData'.");
  });
});

describe('an expression', () => {
  const auth = { uid: 'ana', level: 2, roles: { admin: true } };
  const holds = (source: string) => check(source).holds({ auth, now: 5, $id: 'x' });

  test.each([
    ['1 + 2 * 3 == 7 && (1 + 2) * 3 == 9', true],
    ['false && true || true', true],
    ['7 - 2 - 1 == 4 && 8 / 4 / 2 == 1', true],
    ['!false == true && -1 < 0', true],
    ['1 < 2 == true', true],
    ['false ? false : false ? false : true', true],
    ["1/0 + '' == 'NaN' && !(1/0 > 1) && !(1/0 <= 1)", true],
    ["'a' + 1 == 'a1' && 1.5e1 == 15", true],
    [String.raw`'it\'s\n\u0041' == "it's" + "\nA"`, true],
    ['"b" > "a" && "B" < "a"', true],
    ['auth.roles.admin == true && auth.roles["admin"] == true', true],
    ['auth.roles[$id] == null && auth.none.at.all == null', true],
    ['auth.constructor == null && auth.roles.toString == null', true],
    ['auth.level + 1 == 3 && auth.uid.length == 3', true],
    ['auth.level > "1"', false],
    ['auth.level.length > 0', false],
    ['auth.level - auth.uid == 0', false],
    ['auth.none.length >= 0', false],
  ])('%s is %s', (source, expected) => {
    expect(holds(source)).toBe(expected);
  });

  test('stops at a failure, even if a later part would be true', () => {
    expect(holds('auth.uid - 1 == 0 || true')).toBe(false);
    expect(holds('true || auth.uid - 1 == 0')).toBe(true);
  });
});
