/** NaN for an empty list. */
export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5);
}

/** The smallest sample that this share of all samples doesn't exceed. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}
