import type { Browser } from '@playwright/test';

import type { createSessions } from './browser/sessions';
import type { DataSet } from './data/data-set';

/** What every part of the bench gets to measure with. */
export interface Bench {
  browser: Browser;
  /** How often a figure is measured. */
  runs: number;
  stateOf: ReturnType<typeof createSessions>;
  data: DataSet;
}

/** Runs it up to `times` times, one after the other; stops early once a result counts as too long. */
export async function repeated<Result>(
  times: number,
  measure: (turn: number) => Promise<Result>,
  tooLong: (result: Result) => boolean = () => false,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < times) {
    const result = await measure(results.length);
    results.push(result);
    if (tooLong(result)) break;
  }
  return results;
}
