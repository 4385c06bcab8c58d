import { join } from 'node:path';

import type { Page } from '@playwright/test';

const folder = process.env['MMV_BOOK'];

/** Whether `npm run pictures -- --book` runs the states. */
export const inBook = folder !== undefined;

/** Sizes of phones and of small, usual and large screens. */
const windows = {
  narrow: [[390, 844]],
  wide: [
    [1024, 768],
    [1366, 768],
    [1920, 1080],
  ],
} as const;
export const allWidths = [...windows.narrow, ...windows.wide].map(([width]) => width);

/** Takes a state's pictures for the book. */
export async function takeForBook(page: Page, state: string, window: keyof typeof windows) {
  if (!folder) return;
  const name = state.replaceAll(/[^\p{L}\d]+/gu, '-');
  for (const [width, height] of windows[window]) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
  }
}
