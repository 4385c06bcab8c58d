import { performance } from 'node:perf_hooks';

/** How long it takes. */
export async function milliseconds(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}
