import { expect, type Page } from '@playwright/test';

import type { SellerEntry, User } from '../../../domain/people/user';
import { storeOrders } from '../../support/data/many/many';
import { store, stored } from '../../support/stored';
import { test } from '../people';

/** A seller who gets no orders from other tests. */
async function secondSeller(): Promise<SellerEntry> {
  const seller = await stored<SellerEntry>('vendedores/vendedor2');
  if (!seller) throw new Error('The sample has no second seller.');
  return seller;
}

/** Stores quotes of this person for the second seller. Returns the last number. */
async function quoteOf(uid: string, count = 1): Promise<number> {
  const author = await stored<User>(`usuarios/${uid}`);
  if (!author) throw new Error(`The sample has no ${uid}.`);
  const numbers = await storeOrders(author, Array<number>(count).fill(1), await secondSeller());
  return numbers.at(-1) ?? 0;
}

/** Marks all orders as seen by this person. */
async function seesAll(uid: string) {
  await store(`visoes/${uid}/vistos`, await stored<number>('numerodopedido'));
}

const link = (page: Page) => page.getByRole('link', { name: 'Pedidos', exact: true });
const notice = (page: Page, text: string | RegExp) => page.getByText(text);
/** The visible menu proves that its listeners run. */
const open = async (page: Page) => expect(link(page)).toBeVisible();
/** Waits for the first value of a listener: without it no order counts as new. */
async function listens(page: Page, uid: string) {
  await open(page);
  const count = await quoteOf('cliente');
  await expect(page).toHaveTitle(/^\(1\) /);
  await store(`visoes/${uid}/vistos`, count);
  await expect(page).not.toHaveTitle(/^\(/);
}

test.describe('decision 80: new quotes announce themselves', () => {
  test('§2 Side menus: to the seller, in menu, title and passing, until they are seen', async ({
    pageOf,
  }) => {
    await seesAll('vendedor2');
    const page = await pageOf('vendedor2', '/produtos');
    await listens(page, 'vendedor2');

    const number = await quoteOf('cliente');
    await expect(notice(page, `Novo orçamento ${number}: CICLO ANTUNES`)).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) Produtos/);
    await expect(link(page)).toHaveAccessibleDescription('1 novo');
    await expect(notice(page, `Novo orçamento ${number}`)).toHaveCount(0);

    await link(page).click();
    await expect(page).toHaveTitle(/^Pedidos/);
    await expect(link(page)).toHaveAccessibleDescription('');
    await expect.poll(() => stored('visoes/vendedor2/vistos')).toBe(number);
  });

  test('the notice lets a click through, and leaves a phone’s drawer buttons free', async ({
    pageOf,
  }) => {
    await seesAll('vendedor2');
    const viewport = { width: 390, height: 844 };
    const page = await pageOf('vendedor2', '/produtos', { viewport });
    await expect(page.getByRole('button', { name: /Minha conta/ })).toBeVisible();
    await quoteOf('cliente');
    await expect(page).toHaveTitle(/^\(1\) /);
    await page.getByRole('button', { name: /Minha conta/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Minha conta' });
    const last = drawer.getByRole('switch').last();
    await last.scrollIntoViewIfNeeded();
    const number = await quoteOf('cliente');
    const news = notice(page, `Novo orçamento ${number}`);
    await expect(news).toBeVisible();
    const box = await news.boundingBox();
    for (const button of [last, drawer.getByRole('button', { name: 'Fechar' })]) {
      const place = await button.boundingBox();
      if (!box || !place) throw new Error('Nothing is where it should be.');
      const apart =
        place.x >= box.x + box.width ||
        place.x + place.width <= box.x ||
        place.y >= box.y + box.height;
      expect(apart).toBe(true);
    }
    await drawer.getByRole('button', { name: 'Fechar' }).click();
    await expect(drawer).toBeHidden();
  });
});

/** Replaces the system's notifications, which a headless browser lacks, and hides the window. */
function withSystemNotices(page: Page, answer: NotificationPermission) {
  return page.addInitScript((permission) => {
    const note = (what: string) => {
      const told = JSON.parse(localStorage.getItem('told') ?? '[]') as string[];
      localStorage.setItem('told', JSON.stringify([...told, what]));
    };
    class Notice {
      static permission: NotificationPermission =
        (localStorage.getItem('answered') as NotificationPermission | null) ?? 'default';
      static requestPermission() {
        note('asked');
        localStorage.setItem('answered', permission);
        Notice.permission = permission;
        return Promise.resolve(permission);
      }
      onclick: (() => void) | null = null;
      constructor(_title: string, { body }: { body: string }) {
        note(body);
      }
    }
    Object.assign(window, { Notification: Notice });
  }, answer);
}
const toldBy = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('told') ?? '[]') as string[]);
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });

test.describe('decision 80: notices of the system', () => {
  const choice = (page: Page) => page.getByRole('switch', { name: /^Aviso do sistema/ });

  test('§2 are requested by the switch only, and shown once per browser', async ({ pageOf }) => {
    await seesAll('vendedor2');
    const page = await pageOf('vendedor2');
    await withSystemNotices(page, 'granted');
    await page.goto('/produtos');
    await listens(page, 'vendedor2');
    expect(await toldBy(page)).toEqual([]);
    await page.getByRole('button', { name: /Minha conta/ }).click();
    await choice(page).click();
    await expect(choice(page)).toBeChecked();
    expect(await toldBy(page)).toEqual(['asked']);

    const other = await page.context().newPage();
    await withSystemNotices(other, 'granted');
    await other.goto('/produtos');
    await open(other);
    await quoteOf('cliente');
    for (const tab of [page, other]) {
      await expect(tab).toHaveTitle(/^\(1\) /);
      await hide(tab);
    }
    const number = await quoteOf('cliente');
    for (const tab of [page, other]) {
      await expect(notice(tab, `Novo orçamento ${number}`)).toBeVisible();
    }
    const about = async () =>
      (await toldBy(page)).filter((told) => told.startsWith(`Novo orçamento ${number}`));
    await expect.poll(about).toHaveLength(1);
    await expect(notice(other, `Novo orçamento ${number}`)).toHaveCount(0);
    expect(await about()).toHaveLength(1);
  });

  test('a refusal shows a message, and the switch stays off', async ({ pageOf }) => {
    const page = await pageOf('vendedor2');
    await withSystemNotices(page, 'denied');
    await page.goto('/produtos');
    await page.getByRole('button', { name: /Minha conta/ }).click();
    await choice(page).click();
    await expect(page.getByText('O navegador não permite avisos deste site.')).toBeVisible();
    await expect(choice(page)).not.toBeChecked();
  });
});
