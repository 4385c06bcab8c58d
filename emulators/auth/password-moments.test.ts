import { expect, test } from 'vitest';
import { movedMoments } from './password-moments';

const account = (localId: string, passwordUpdatedAt: number) => ({
  localId,
  createdAt: '1000',
  passwordUpdatedAt,
});

test('a restored account leaves a current password current, and a changed one changed', () => {
  const saved = [
    account('noted', 2000),
    account('never-noted', 1000),
    account('changed', 9000),
    account('no-seller', 2000),
  ];
  const restored = saved.map(({ localId }) => account(localId, 50_000));
  const stored = { noted: 2500, 'never-noted': undefined, changed: 3000 };
  expect(movedMoments(stored, saved, restored)).toEqual({
    noted: 50_500,
    'never-noted': 50_000,
    changed: 44_000,
  });
});
