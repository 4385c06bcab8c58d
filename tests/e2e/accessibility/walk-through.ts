import { expect } from '@playwright/test';

import { test } from './people';
import { open, windows, type ScreenState } from './state';
import { walk } from './stops';

const atMost = 45;

/** Where the Tab key stops it is seen, nothing lies over it there and back, and the way is that of reading: two tests a state. */
export function walkThrough(states: readonly ScreenState[], wanted: readonly string[]): void {
  for (const state of states.filter(({ who, name }) => wanted.includes(`${who} ${name}`))) {
    for (const [size, viewport] of windows) {
      test(`the focus on ${state.who}: ${state.name} (${size})`, async ({ pageOf }) => {
        const page = await pageOf(state.who);
        await page.setViewportSize(viewport);
        await open(page, state);
        await page.evaluate(() => {
          scrollTo(0, 0);
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        });
        const stops = await walk(page, atMost);
        expect(stops.length).toBeGreaterThan(3);
        expect(stops.filter(({ marked }) => !marked)).toEqual([]);
        expect(stops.filter(({ hidden }) => hidden)).toEqual([]);
        expect(stops.filter(({ backwards }) => backwards)).toEqual([]);
        const wayBack = await walk(page, stops.length, 'Shift+Tab');
        expect(wayBack.filter(({ hidden }) => hidden)).toEqual([]);
        await state.after?.(page);
      });
    }
  }
}
