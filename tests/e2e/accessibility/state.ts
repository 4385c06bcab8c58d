import { expect, type Page } from '@playwright/test';

import type { CartLine } from '../../../domain/product/product';
import { manyLines } from '../../support/data/many/many';

/** By what name each kind of person signs in. */
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
  /** What another screen hands on in the browser's history when it leads here. */
  arrivedWith?: object;
  /** Prepares the browser's storage, or what is answered, before the screen is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Leads from the opened screen to the state; resolves when the state is shown. */
  reach: (page: Page) => Promise<unknown>;
  /** Takes back what later states would find. */
  after?: (page: Page) => Promise<unknown>;
  /** Set for states that exist in only one of the two windows. */
  only?: 'wide' | 'narrow';
  /** The page is loaded anew for it: the app asks once for what is different here. */
  loads?: true;
  /** The Tab key is followed through it too. */
  tabs?: boolean;
  /** Among its role's most used screens. */
  main?: boolean;
}

/** The two windows that each is looked at in. */
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

/** Types into a filter over a list; on a phone most of them stand behind one button. */
export async function filterBy(page: Page, label: string, text: string): Promise<void> {
  const folded = page.getByRole('button', { name: /^Filtros/, expanded: false });
  if (await folded.isVisible()) await folded.click();
  await page.getByLabel(label).fill(text);
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
