import { expect, test } from 'vitest';

import { unreached } from './rules/coverage/unreached';

const condition = (expression: string, yes: number, no: number) => ({
  ...{ rule: '/a/.read', expression },
  outcomes: [
    { value: true, count: yes },
    { value: false, count: no },
  ],
});

test('each unreached outcome is named separately', () => {
  const some = [condition('x', 1, 0), condition('y', 0, 0), condition('z', 2, 0)];
  const more = [condition('x', 0, 1), condition('y', 0, 3), condition('z', 1, 0)];
  expect(unreached([some, more])).toEqual(['/a/.read: never true: y', '/a/.read: never false: z']);
});
