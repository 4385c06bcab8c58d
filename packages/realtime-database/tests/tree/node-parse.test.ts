import { describe, expect, test } from 'vitest';
import { Branch } from '../../src/tree/node.ts';
import { nodeFromJson } from '../../src/tree/node-parse.ts';

const parse = (json: unknown, levels = 32) => nodeFromJson(json, { now: 5, existing: 2, levels });

describe('a tree from JSON', () => {
  test('leaves out empty parts, at all levels', () => {
    expect(parse({ a: { b: null }, c: {}, d: [] })).toBeNull();
    expect(parse([null, 'x'])).toBeInstanceOf(Branch);
  });

  test('holds strings of up to 10 MB as UTF-8', () => {
    const megabytes = (count: number) => 'é'.repeat((count * 1024 * 1024) / 2);
    expect(parse(megabytes(10))).toBe(megabytes(10));
    expect(() => parse(`${megabytes(10)}x`)).toThrow('no more than 10 MB');
    expect(() => parse('x'.repeat(10 * 1024 * 1024 + 1))).toThrow('no more than 10 MB');
  });

  test('is limited to the allowed levels', () => {
    expect(parse({ a: { b: 1 } }, 2)).toBeInstanceOf(Branch);
    expect(() => parse({ a: { b: 1 } }, 1)).toThrow('no more than 32 levels');
    expect(parse({ a: { b: null } }, 1)).toBeNull();
  });

  test('resolves server values', () => {
    expect(parse({ '.sv': 'timestamp' })).toBe(5);
    expect(parse({ '.sv': { increment: 3 } })).toBe(5);
  });

  test.each([
    [Number.NaN, "NaN can't be stored"],
    [{ '.sv': 'later' }, 'unknown server value "later"'],
    [{ '.sv': { increment: 'x' } }, 'unknown server value'],
    [{ a: 1, '.priority': true }, "a priority can't be true or false"],
  ])('%j is refused', (json, message) => {
    expect(() => parse(json)).toThrow(message);
  });
});
