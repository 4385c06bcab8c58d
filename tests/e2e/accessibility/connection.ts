import type { Page } from '@playwright/test';

import { networkOf } from '../network';
import { see } from './state';

const networks = new WeakMap<Page, Awaited<ReturnType<typeof networkOf>>>();

/** Before the page is opened: its connection can be taken away later. */
export async function holdConnection(page: Page): Promise<void> {
  // Pages closed in a hurry make Firebase give up WebSockets; without them the loss is noticed late.
  await page.addInitScript(() => localStorage.removeItem('firebase:previous_websocket_failure'));
  networks.set(page, await networkOf(page));
}

export async function loseConnection(page: Page): Promise<void> {
  await networks.get(page)?.takeAway();
  await see(page, 'Sem conexão.');
}

export async function findConnection(page: Page): Promise<void> {
  await networks.get(page)?.giveBack();
}
