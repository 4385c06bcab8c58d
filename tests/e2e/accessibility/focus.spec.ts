import { expect } from '@playwright/test';

import { states, windows } from './all-states';
import { test } from './people';
import { open } from './state';
import { backwards, walk } from './stops';

/** Where the Tab key stops it is seen, nothing lies over it, and the way is that of reading. */
const wanted = [
  'visitor sign-in',
  'visitor registration',
  'customer home',
  'customer products, the cart open',
  'customer cart',
  'seller orders, one open',
  'administrator orders',
  'administrator home',
  'administrator customers',
  'administrator registration of a seller',
];
const atMost = 45;

test.describe.configure({ mode: 'parallel' });

for (const state of states.filter(({ who, name }) => wanted.includes(`${who} ${name}`))) {
  for (const [size, viewport] of windows) {
    test(`the focus on ${state.who}: ${state.name} (${size})`, async ({ pageOf }) => {
      const page = await pageOf(state.who);
      await page.emulateMedia({ reducedMotion: 'reduce' });
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
      expect(backwards(stops.filter(({ inPage }) => inPage))).toEqual([]);
    });
  }
}
