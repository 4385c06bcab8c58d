import type { Page } from '@playwright/test';

const slowness = Number(process.env['MMV_SLOW'] ?? 1);

/** Slows the page's processor down by the factor `MMV_SLOW`, to find tests that only pass on a fast machine. */
export async function slowDown(page: Page): Promise<void> {
  if (slowness === 1) return;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}
