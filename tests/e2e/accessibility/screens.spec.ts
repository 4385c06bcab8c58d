import { expect } from '@playwright/test';

import { objections } from './axe';
import { catalogueStates } from './catalogue-states';
import { orderStates } from './order-states';
import { test } from './people';
import { peopleStates } from './people-states';
import { publicStates } from './public-states';
import { shellStates } from './shell-states';
import { open } from './state';
import type { User } from '../../../src/domain/user';
import { makeSeller, removeSeller } from '../seller-for-test';

/** axe-core finds nothing on any screen, for anybody, in any state, on a desktop and on a phone. */
const windows = [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const;

const states = [
  ...publicStates,
  ...shellStates,
  ...catalogueStates,
  ...orderStates,
  ...peopleStates,
];

let newSeller: User;
test.beforeAll(async () => {
  newSeller = await makeSeller('sem-pedidos', 'emulador123');
});
test.afterAll(() => removeSeller(newSeller));

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
