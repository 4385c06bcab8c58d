import type { CDPSession } from '@playwright/test';

/** Megabytes that the page's JavaScript retains after garbage collection. */
export async function heapMegabytes(cdp: CDPSession): Promise<number> {
  // Objects that the first collection finalizes are freed only by a second one.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
