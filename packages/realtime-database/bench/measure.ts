import { performance } from 'node:perf_hooks';

/** Milliseconds that `act` takes. */
export async function milliseconds(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

/**
 * Runs both alternately, so that other load on the machine affects them equally. Returns the median milliseconds of
 * each.
 */
export async function inTurn(
  rounds: number,
  ours: (round: number) => Promise<unknown>,
  bare: (round: number) => Promise<unknown>,
): Promise<{ ours: number; bare: number }> {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await milliseconds(() => ours(round)));
    times.bare.push(await milliseconds(() => bare(round)));
  }
  return { ours: median(times.ours), bare: median(times.bare) };
}

export function report(what: string, { ours, bare }: { ours: number; bare: number }): void {
  const ratio = (ours / bare).toFixed(2);
  console.log(`  ${what}: ${ours.toFixed(2)} ms, bare ws ${bare.toFixed(2)} ms, ratio ${ratio}`);
}
