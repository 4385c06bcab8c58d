import { expect, type Page } from '@playwright/test';

import type { CartLine } from '../../../domain/product';
import { manyLines } from '../../support/many';
import type { Who } from './people';

/** A state of a screen, and how to reach it. */
export interface ScreenState {
  name: string;
  who: Who;
  path: string;
  /** Prepares the browser's storage before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Leads from the opened page to the state; resolves when the state is shown. */
  reach: (page: Page) => Promise<unknown>;
  /** Takes back what the browser, which other states share, would keep. */
  after?: (page: Page) => Promise<unknown>;
  /** Set for states that exist in only one of the two windows. */
  only?: 'wide' | 'narrow';
}

/** The two windows that each is looked at in. */
export const windows = [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const;

/** Opens the state's screen and brings it into the state. */
export async function open(page: Page, { path, before, reach }: ScreenState): Promise<void> {
  await before?.(page);
  await page.goto(path);
  await reach(page);
}

/** The cart in the browser's storage. */
export function cartOf(lines: readonly CartLine[]) {
  return (page: Page) =>
    page.addInitScript(
      ([cart, count]) => {
        localStorage.setItem('shopping_list', cart);
        localStorage.setItem('prod_count', count);
      },
      [JSON.stringify(lines), String(lines.length)] as const,
    );
}

export const emptyCart = cartOf([]);
export const filledCart = cartOf(manyLines(3));

/** The page opens as if another screen had navigated to it with this state, which is there before the app looks. */
export function arrivedWith(state: object) {
  return (page: Page) =>
    page.addInitScript((usr) => history.replaceState({ usr, key: 'arrived', idx: 0 }, ''), state);
}

export function see(page: Page, text: string | RegExp) {
  return page.getByText(text).first().waitFor();
}

export function press(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name }).first().click();
}

/** Takes back the change that waits for the connection. */
export async function cancelWaiting(page: Page): Promise<void> {
  await press(page, /^Cancelar Aprovação/);
  await expect(page.getByText('Aprovação aguardando conexão')).toHaveCount(0);
}

/** Waits for the open alert. */
export function closeAlert(page: Page) {
  return page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
}
