import { expect } from '@playwright/test';

import { objections } from './axe';
import { test } from './people';
import { open, windows, type ScreenState } from './state';

/** axe-core finds nothing on the screens in these states, on a desktop and on a phone: a test a state. */
export function lookAt(states: readonly ScreenState[]): void {
  for (const state of states) {
    test(`${state.who}: ${state.name} (${state.path})`, async ({ pageOf }) => {
      const page = await pageOf(state.who);
      const sizes = windows.filter(([name]) => state.only === undefined || state.only === name);
      let opened = false;
      for (const [name, size] of sizes) {
        await page.setViewportSize(size);
        if (!opened) await open(page, state);
        opened = true;
        expect.soft(await objections(page), name).toEqual([]);
      }
      await state.after?.(page);
    });
  }
}
