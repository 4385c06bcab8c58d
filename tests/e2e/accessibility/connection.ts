import type { Page } from '@playwright/test';

import { networkOf } from '../network';
import { see } from './state';

const networks = new WeakMap<Page, Awaited<ReturnType<typeof networkOf>>>();

/** Call before the page is opened, so that its connection can be cut later. */
export async function holdConnection(page: Page): Promise<void> {
  // After pages that close abruptly, Firebase stops using WebSockets, and then notices a lost connection late.
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
