import { describe, expect, test } from 'vitest';
import { patternOf } from '../../../src/rules/language/pattern.ts';

const matches = (pattern: string, text: string) => patternOf(pattern, 0).test(text);

describe('a regular expression', () => {
  test.each([
    ['/b/', 'abc', true],
    ['/^b/', 'abc', false],
    ['/b$/', 'ab', true],
    ['/^(19|20)[0-9]{2}$/', '1999', true],
    ['/^(19|20)[0-9]{2}$/', '2199', false],
    ['/^a|b$/', 'ac', false],
    ['/^[^0-9]+$/', 'a1', false],
    ['/^[a-c-]+$/', 'b-c', true],
    ['/^[-a]+$/', 'a-', true],
    ['/^x{2,3}$/', 'xxxx', false],
    ['/^x{2,}y?$/', 'xxxxy', true],
    ['/^(ab)*$/', 'abab', true],
    ['/^a.c$/', 'abc', true],
    ['/yes/i', 'YES', true],
    [String.raw`/^\d+\.\d{2}$/`, '12.50', true],
    [String.raw`/^[\w\s]+$/`, 'two words', true],
    [String.raw`/^[^\\s@]+\/x$/`, 'a/x', true],
    [String.raw`/^\n\t$/`, 'nt', true],
    [String.raw`/^\$\^\{$/`, '$^{', true],
    ['/^a}]$/', 'a}]', true],
  ])('%s on %s is %s', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected);
  });

  test.each([
    ['/a/g', 3],
    ['/a^b/', 2],
    ['/a$b/', 2],
    ['/(^a)/', 2],
    ['/(a|)/', 4],
    ['/()/', 2],
    ['/(a/', 3],
    ['/a)/', 2],
    ['/[a/', 3],
    ['/[]/', 3],
    ['/*a/', 1],
    ['/a{x}/', 2],
    ['/(?:a)/', 2],
  ])('%s is refused at %d', (pattern, at) => {
    expect(() => patternOf(pattern, 0)).toThrow(expect.objectContaining({ at }) as Error);
  });
});
