import { describe, expect, test } from 'vitest';
import { readRules } from '../../../src/rules/text/rules-reader.ts';

describe('a rules text', () => {
  test('may contain comments, and strings over several lines', () => {
    const rules = readRules(`{
      // why
      "rules": { /* and
        how */ "a": { ".read": "auth !== null
          && auth.uid === 'ana'" } }
    }`);
    const holds = (uid: string) => rules.children.get('a')?.read?.holds({ auth: { uid } });
    expect([holds('ana'), holds('bia')]).toEqual([true, false]);
  });

  test('may have a comma after the last member of an object and of a list', () => {
    const rules = readRules('{ "rules": { "a": { ".indexOn": ["b", "c",], }, /* last */ }, }');
    expect([...(rules.children.get('a')?.indexes ?? [])]).toEqual(['b', 'c']);
  });

  test('may contain comments in an expression', () => {
    const rules = readRules(`{ "rules": { ".read": "auth !== null // who is signed in
      /* and
         called */ && auth.uid === 'a//b' /* so */" } }`);
    const holds = (uid: string) => rules.read?.holds({ auth: { uid } });
    expect([holds('a//b'), holds('a')]).toEqual([true, false]);
  });

  test.each([
    ['', '1:1: Parse error: expected a value.'],
    ['[]', '1:1: Expected an object with "rules" and nothing else.'],
    ['{ "rules": {}, "more": 1 }', '1:1: Expected an object with "rules" and nothing else.'],
    [
      '{\n  "rules": {\n    ".read": true,,\n  }\n}',
      '3:19: Parse error: expected a name in quotes.',
    ],
    ['{\n  "rules": { /* why */ ".read": maybe }\n}', '2:33: Parse error: expected a value.'],
    ['{ "rules": {,} }', '1:13: Parse error: expected a name in quotes.'],
    ['{ "rules": { ".read": "true /* on" } }', '1:30: Parse error: unexpected *'],
    ['{ "rules": {', '1:13: Parse error: expected a name in quotes.'],
    ['{ "rules": { "a" } }', "1:18: Parse error: expected ':'."],
    ['{ "rules": {} } more', '1:17: Parse error: expected the end.'],
    ['{ "rules": { ".read": "true', "1:28: Parse error: expected '\"'."],
    ['{ "rules": { "a": {}, "a": {} } }', "1:23: Duplicate key 'a'."],
    ['{ "rules": { ".reed": true } }', "1:14: There is no rule '.reed'."],
    ['{ "rules": { "a.b": {} } }', "1:14: Invalid key 'a.b'."],
    ['{ "rules": { "$": {} } }', "1:14: Invalid variable name '$'."],
    ['{ "rules": { "$a": { "$a": {} } } }', "1:22: Variable '$a' is taken above."],
    [
      '{ "rules": { "$a": {}, "$b": {} } }',
      "1:24: Cannot have multiple default rules ('$a' and '$b').",
    ],
    ['{ "rules": { "a": true } }', '1:19: Expected an object with rules.'],
    ['{ "rules": { ".read": 1 } }', '1:23: Expected a string, true or false.'],
    ['{ "rules": { ".indexOn": [1] } }', '1:27: Expected a name or a list of names.'],
  ])('%j is refused with its place', (text, complaint) => {
    expect(() => readRules(text)).toThrow(complaint);
  });

  test('a fault in an expression is reported at its place in the file, even after escapes and line breaks', () => {
    const text = String.raw`{ "rules": { "$id": {
      ".write": "newData.val().matches(/^\\d+$/)
        && data.child(\"a\").exists()
        && $uid === auth.uid"
    } } }`;
    expect(() => readRules(text)).toThrow("4:12: Unknown variable '$uid'.");
  });
});
