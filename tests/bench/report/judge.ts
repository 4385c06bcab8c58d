import { figures, type Figure, type Measured } from '../figures';
import { median, percentile } from './statistics';

export interface Judged extends Measured {
  what: string;
  unit: Figure['unit'];
  /** The best of the samples: the cost when nothing else runs. */
  best: number;
  median: number;
  p95: number;
  /** The worst of the samples. */
  worst: number;
  limit: number | undefined;
  /** Absent if there is no limit. */
  kept: boolean | undefined;
}

/** Compares the measurement with the figure's limit; a missing measurement fails it. */
export function judge(measured: Measured): Judged {
  const { what, unit, limits, atLeast, judged }: Figure = figures[measured.figure];
  const { samples, profile, shownOnly } = measured;
  const limit = shownOnly ? undefined : limits?.[profile];
  const row = {
    best: percentile(samples, atLeast ? 1 : 0),
    median: median(samples),
    p95: percentile(samples, atLeast ? 0.05 : 0.95),
    worst: percentile(samples, atLeast ? 0 : 1),
  };
  const value = row[judged ?? 'median'];
  const kept = limit === undefined ? undefined : atLeast ? value >= limit : value <= limit;
  return { ...measured, what, unit, ...row, limit, kept };
}
