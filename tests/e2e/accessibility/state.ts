import { expect, type Page } from '@playwright/test';

import type { CartLine } from '../../../domain/product/product';
import { manyLines } from '../../support/data/many/many';

/** The sign-in names of each kind of person. */
export const logins = {
  visitor: undefined,
  customer: 'cliente',
  seller: 'vendedor',
  administrator: 'admin',
  newcomer: 'cliente.pendente',
  newSeller: 'sem-pedidos',
} as const;

export type Who = keyof typeof logins;

/** A state of a screen, and how to reach it. */
export interface ScreenState {
  name: string;
  who: Who;
  path: string;
  /** The history state that another screen passes when it leads here. */
  arrivedWith?: object;
  /** Prepares the browser's storage, or replaces answers, before the screen opens. */
  before?: (page: Page) => Promise<unknown>;
  /** Leads from the opened screen to the state; resolves when the state is visible. */
  reach: (page: Page) => Promise<unknown>;
  /** Removes traces that later states would find. */
  after?: (page: Page) => Promise<unknown>;
  /** For states that exist in only one of the two windows. */
  only?: 'wide' | 'narrow';
  /** The page is loaded again for this state, because the app reads the changed value only once. */
  loads?: true;
  /** The test also follows the Tab key through this state. */
  tabs?: boolean;
  /** One of the most used screens of its role. */
  main?: boolean;
}

/** Each state is checked in both window sizes. */
export const windows = [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const;

/** The cart in the browser's storage. */
export function cartOf(lines: readonly CartLine[]) {
  return (page: Page) =>
    page.evaluate(
      ([cart, count]) => {
        localStorage.setItem('shopping_list', cart);
        localStorage.setItem('prod_count', count);
      },
      [JSON.stringify(lines), String(lines.length)] as const,
    );
}

export const emptyCart = cartOf([]);
export const filledCart = cartOf(manyLines(3));

export function see(page: Page, text: string | RegExp) {
  return page.getByText(text).first().waitFor();
}

export function press(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name }).first().click();
}

/** Types into a filter of a list. On a phone most filters are behind one button. */
export async function filterBy(page: Page, label: string, text: string): Promise<void> {
  const folded = page.getByRole('button', { name: /^Filtros/, expanded: false });
  if (await folded.isVisible()) await folded.click();
  await page.getByLabel(label).fill(text);
}

/** Cancels the change that waits for the connection. */
export async function cancelWaiting(page: Page): Promise<void> {
  await press(page, /^Cancelar Aprovação/);
  await expect(page.getByText('Aprovação aguardando conexão')).toHaveCount(0);
}

/** Waits until the open alert closes. */
export function closeAlert(page: Page) {
  return page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
}
