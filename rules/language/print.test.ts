import { describe, expect, test } from 'vitest';

import {
  all,
  any,
  either,
  exists,
  hasChildren,
  is,
  isAtLeast,
  isnt,
  matches,
  not,
} from './condition';
import {
  code,
  dividedBy,
  minus,
  plus,
  remainder,
  replaced,
  times,
  wholePart,
  type Place,
} from './expression';
import { after, before, stored, storedIn, written, writtenIn } from './place';
import { printRules } from './print';
import { allow, type RuleNode } from './rule-node';

const uid = code('$uid');
const me = code('auth.uid');

/** The `.validate` of a node at /a/$uid, without the condition that every node gets. */
function printed(validate: RuleNode['validate']): string {
  const node = { ...(validate && { validate }) };
  const text = printRules('title', { children: { a: { children: { $uid: node } } } });
  const [, found] =
    /"\.validate": "newData\.getPriority\(\) === null && ([^]*)" }/.exec(text) ?? [];
  return found ?? text;
}

describe('expressions', () => {
  test.each([
    ['a text is quoted', is(written, "d'água"), "newData.val() === 'd\\\\'água'"],
    ['other constants are not', is(written`a`, true), "newData.child('a').val() === true"],
    ['nor is code', isnt(stored, code('now')), 'data.val() !== now'],
    ['a minus keeps its sum together', is(1, minus(2, plus(3, 4))), '1 === 2 - (3 + 4)'],
    ['so does a product', isAtLeast(times(plus(1, 2), 3), 4), '(1 + 2) * 3 >= 4'],
    ['and a division', is(1, times(2, dividedBy(3, 4))), '1 === 2 * (3 / 4)'],
    ['a remainder', is(1, remainder(plus(2, 3), 4)), '1 === (2 + 3) % 4'],
    ['a whole part', is(1, wholePart(plus(2, 0.5))), '1 === 2 + 0.5 - ((2 + 0.5) % 1)'],
    ['and a choice', is(1, plus(either(is(2, 3), 4, 5), 6)), '1 === (2 === 3 ? 4 : 5) + 6'],
    ['any inside all', all(is(1, 1), any(is(2, 2), is(3, 3))), '1 === 1 && (2 === 2 || 3 === 3)'],
    ['all inside any', any(is(1, 1), all(is(2, 2), is(3, 3))), '1 === 1 || (2 === 2 && 3 === 3)'],
    ['all inside all', all(is(1, 1), all(is(2, 2), is(3, 3))), '1 === 1 && 2 === 2 && 3 === 3'],
    ['one alone', all(any(all(is(1, 1)))), '1 === 1'],
    ['not a comparison', not(is(1, 1)), '!(1 === 1)'],
    ['not a question', not(exists(written)), '!newData.exists()'],
    ['children', hasChildren(written, ['a', 'b']), "newData.hasChildren(['a', 'b'])"],
    [
      'a replaced text',
      is(replaced(written, '.', '%2E'), 'x'),
      "newData.val().replace('.', '%2E') === 'x'",
    ],
    ['a pattern', matches(written, /^\d$/), 'newData.val().matches(/^\\\\d$/)'],
  ])('%s', (_what, condition, text) => {
    // An `||` inside the common conditions needs parentheses.
    expect([text, `(${text})`]).toContain(printed(condition));
  });
});

describe('places', () => {
  test.each<[string, Place, string]>([
    ['words', before`a/b`, "root.child('a/b')"],
    ['a hole', before`a/${me}/c`, "root.child('a/' + auth.uid + '/c')"],
    ['a text in the hole', before`a/${'b'}/c`, "root.child('a/b/c')"],
    ['a place in the hole', before`a/${written}`, "root.child('a/' + newData.val())"],
    ['a sum in the hole', before`a/${plus(me, 1)}`, "root.child('a/' + (auth.uid + 1))"],
    ['below a place', before`a/${me}``c``d`, "root.child('a/' + auth.uid + '/c/d')"],
    [
      'the database after the write',
      after`b/${uid}`,
      "newData.parent().parent().child('b/' + $uid)",
    ],
    ['no longer way than needed', after`a/b`, "newData.parent().child('b')"],
    ['the whole word or none', after`ab/c`, "newData.parent().parent().child('ab/c')"],
    ['a place above', storedIn('a')`b`, "data.parent().child('b')"],
    ['the place itself', writtenIn('$uid')`b`, "newData.child('b')"],
  ])('%s', (_what, place, text) => {
    expect(printed(exists(place))).toBe(`${text}.exists()`);
  });

  test('a place that is not above cannot be named', () => {
    expect(() => printed(exists(storedIn('$numero')))).toThrow("'$numero' is not above /a/$uid");
  });
});

describe('the file', () => {
  test('comments, who is signed in, priorities, names and closed records are written by themselves', () => {
    const node: RuleNode = {
      why: 'What lies here.',
      read: allow('Why it may be read.'),
      indexOn: ['x', 'y/z'],
      write: allow('Why it may be written.', is(me, uid)),
      children: {
        x: { validate: is(written, 1) },
        y: { children: { $z: { names: ['p', 'q'] } } },
      },
    };
    expect(printRules('Title.', { children: { $uid: node } })).toBe(`{
  // Title.
  "rules": {
    // What lies here.
    "$uid": {
      // Why it may be read.
      ".read": "auth !== null",
      ".indexOn": ["x", "y/z"],
      // Why it may be written.
      ".write": "auth !== null && auth.uid === $uid",
      ".validate": "newData.getPriority() === null",
      "x": { ".validate": "newData.getPriority() === null && newData.val() === 1" },
      "y": {
        "$z": { ".validate": "$z === 'p' || $z === 'q'" }
      },
      "$other": { ".validate": false }
    }
  }
}
`);
  });

  test('several fields that allow any value become one rule with their names', () => {
    const free = { validate: all() };
    const children = { a: free, b: free, c: { validate: is(written, 1) } };
    const node = { write: allow('A test.', is(1, 1)), validate: all(), children };
    expect(printRules('A test.', { children: { x: node } })).toContain(
      `"$other": { ".validate": "newData.getPriority() === null && $other.matches(/^(a|b)$/)" }`,
    );
  });

  test('invisible characters and marks that reverse a line are escaped', () => {
    const pattern = new RegExp('[\u0085\u202e]');
    expect(printed(matches(written`a`, pattern))).toContain('matches(/[\\u0085\\u202e]/)');
  });

  test('a condition too long for a line continues below, with its parts together', () => {
    const long = 'x'.repeat(60);
    const parts = [is(written`a`, long), any(is(written`b`, long), is(written`c`, long)), is(1, 1)];
    expect(printed(all(...parts))).toContain(`newData.child('a').val() === '${long}'
          && (newData.child('b').val() === '${long}'
            || newData.child('c').val() === '${long}')
          && 1 === 1"`);
  });
});
