import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { faults } from './all';
import { withFault } from './fault';
import { isOf } from './levels';
import { summaryOf } from './report';

describe('the list of faults', () => {
  test('is long, and every name is unique', () => {
    expect(faults.length).toBeGreaterThanOrEqual(90);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  test('fits the code: each place is there once, and is changed', () => {
    for (const fault of faults) {
      const text = readFileSync(fault.file, 'utf8');
      expect(withFault(text, fault), fault.name).not.toBe(text);
    }
  });

  test('names tests that exist, at least one of the part that should find it', () => {
    for (const { name, expected, tests } of faults) {
      expect(tests?.filter((file) => !existsSync(file)) ?? [], name).toEqual([]);
      if (tests)
        expect(
          tests.some((file) => isOf(expected, file)),
          name,
        ).toBe(true);
    }
  });
});

test('a fault whose text is missing or ambiguous is refused by name', () => {
  const fault = { name: 'twice', file: 'a.ts', find: 'a', replace: 'b', expected: 'unit' } as const;
  expect(withFault('cat', fault)).toBe('cbt');
  expect(() => withFault('cats and bats', fault)).toThrow(
    "Fault 'twice': a.ts has its text 3 times",
  );
  expect(() => withFault('dog', fault)).toThrow('0 times');
});

test('the summary counts by command and names faults that no test found', () => {
  const found = (['types', 'servers', 'all', undefined] as const).map((level, at) => ({
    fault: { name: `fault ${at}` },
    level,
  }));
  expect(summaryOf(found)).toBe(
    '2 of 4 found by npm test, 1 by test:all, 1 by nothing\n  nothing: fault 3',
  );
});
