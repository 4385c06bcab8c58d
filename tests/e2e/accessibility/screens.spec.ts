import { expect } from '@playwright/test';

import { states, windows } from './all-states';
import { objections } from './axe';
import { test } from './people';
import { open } from './state';

/** axe-core finds nothing on any screen, for anybody, in any state, on a desktop and on a phone. */
test.describe.configure({ mode: 'parallel' });

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
  });
}
