import { figures, type Figure, type Measured } from '../figures';
import { median, percentile } from './statistics';

export type Verdict = 'kept' | 'MISSED' | 'measured on a busy machine, not judged';

export interface Judged extends Measured {
  what: string;
  unit: Figure['unit'];
  /** The best sample: the cost when nothing else runs. */
  best: number;
  median: number;
  p95: number;
  /** The worst sample. */
  worst: number;
  limit: number | undefined;
  /** Undefined without a limit. */
  verdict: Verdict | undefined;
}

/**
 * Compares the measurement with its limit; a missing measurement fails. Figures that depend on speed are judged only
 * while a core is free.
 */
export function judge(measured: Measured, machineIsQuiet: boolean): Judged {
  const figure: Figure = figures[measured.figure];
  const { what, unit, limits, atLeast, judged } = figure;
  const { samples, profile, shownOnly } = measured;
  const limit = shownOnly ? undefined : limits?.[profile];
  const row = {
    best: percentile(samples, atLeast ? 1 : 0),
    median: median(samples),
    p95: percentile(samples, atLeast ? 0.05 : 0.95),
    worst: percentile(samples, atLeast ? 0 : 1),
  };
  const value = row[judged ?? 'median'];
  const verdictOn = (wanted: number): Verdict => {
    if (dependsOnSpeed(figure) && !machineIsQuiet) return 'measured on a busy machine, not judged';
    return (atLeast ? value >= wanted : value <= wanted) ? 'kept' : 'MISSED';
  };
  const verdict = limit === undefined ? undefined : verdictOn(limit);
  return { ...measured, what, unit, ...row, limit, verdict };
}

/** Bytes, heaps and ratios of measurements side by side are the same on any machine. */
function dependsOnSpeed({ unit, timed }: Figure): boolean {
  return unit === 'ms' || timed === true;
}
