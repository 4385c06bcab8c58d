import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

const sizes = new Map<string, number>();

/** The URLs of the scripts that the page had loaded at this time of its clock (milliseconds). */
export function scriptsLoaded(page: Page, by = Infinity): Promise<string[]> {
  return page.evaluate(
    (moment) =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => 'responseEnd' in entry)
        .filter(({ name, responseEnd }) => /\.m?js$/.test(name) && responseEnd <= moment)
        .map(({ name }) => name),
    Number.isFinite(by) ? by : Number.MAX_VALUE,
  );
}

/** Kilobytes of these scripts after gzip, each counted once. */
export async function gzipKilobytes(addresses: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const address of new Set(addresses)) bytes += await gzipSize(address);
  return bytes / 1000;
}

async function gzipSize(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const response = await fetch(address);
  const size = gzipSync(Buffer.from(await response.arrayBuffer())).length;
  sizes.set(address, size);
  return size;
}
