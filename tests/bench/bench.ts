import type { Browser } from '@playwright/test';

import type { createSessions } from './browser/sessions';
import type { DataSet } from './data/data-set';

/** The tools with which every part of the bench measures. */
export interface Bench {
  browser: Browser;
  /** How often each figure is measured. */
  runs: number;
  stateOf: ReturnType<typeof createSessions>;
  data: DataSet;
}

/** Calls it up to `times` times in sequence; stops early when a result counts as too long. */
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
