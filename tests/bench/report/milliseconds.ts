import { performance } from 'node:perf_hooks';

/** Milliseconds that `act` takes. */
export async function milliseconds(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}
