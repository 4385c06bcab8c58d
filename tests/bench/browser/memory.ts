import type { CDPSession } from '@playwright/test';

/** Megabytes that the page's JavaScript holds on to: what stays when all garbage is gone. */
export async function heapMegabytes(cdp: CDPSession): Promise<number> {
  // What a first collection finalizes only a second one frees.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
