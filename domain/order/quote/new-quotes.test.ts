import { expect, it } from 'vitest';

import { takeQuotes, type KnownQuotes } from './new-quotes';

/** The newest number, the seen one and the unseen quotes, one value after another. */
function arrivalAfter(...values: [newest: number, seen: number, unseen?: number][]) {
  const known = values.reduce<KnownQuotes>(
    (before, [newest, seen, unseen = newest - seen]) =>
      takeQuotes(before, { newest, seen, unseen, latest: unseen > 0 ? newest : 0 }),
    { told: 0 },
  );
  return known.arrival;
}

it('decision 80: later quotes are announced, each once, and earlier ones never', () => {
  expect(arrivalAfter([50, 47])).toBeUndefined();
  expect(arrivalAfter([50, 47], [51, 47])).toEqual({ latest: 51, count: 1 });
  expect(arrivalAfter([50, 47], [51, 47], [54, 47])).toEqual({ latest: 54, count: 3 });
  expect(arrivalAfter([50, 47], [54, 47], [54, 50])).toEqual({ latest: 54, count: 4 });
});

it('decision 80: neither a seller’s own quote arrives nor a pending one that leaves', () => {
  expect(arrivalAfter([50, 50], [51, 50, 0])).toBeUndefined();
  expect(arrivalAfter([50, 50], [49, 50, 0], [50, 50, 0])).toBeUndefined();
});
