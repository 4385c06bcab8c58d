import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import { store, stored } from '../../support/stored';
import { test } from '../people';
import { choose } from '../select';
import { socketCutter } from '../outbox/socket-cutter';

/** Failures lose no cart line and no order. */

const lastNumber = async () => (await stored<number>('numerodopedido')) ?? 0;
const addFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
const send = (page: Page) => page.getByRole('button', { name: 'PEDIR ORÇAMENTO' }).click();

async function fillCart(page: Page) {
  await page.goto('/produtos');
  await addFirst(page);
  await choose(page, page.getByLabel('Representante'), 'Rafael Moreira');
}

/** The requesting page never gets the answer: only the next page has a connection again. */
async function reloadMended(page: Page, cutter: Awaited<ReturnType<typeof socketCutter>>) {
  const reloaded = page.reload();
  cutter.mend();
  await reloaded;
}

async function expectOneOrder(page: Page, before: number) {
  await expect(page.getByRole('dialog', { name: `Pedido ${before + 1}` })).toBeVisible();
  expect(await lastNumber()).toBe(before + 1);
  const order = await stored<Order>(`pedidos/${before + 1}`);
  expect(order?.itens).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('shopping_list'))).toBe('[]');
}

test.describe('a quote that is cut off gives one order', () => {
  test('the connection breaks before the quote reaches the server', async ({ pageOf }) => {
    const page = await pageOf('cliente');
    const cutter = await socketCutter(page);
    await fillCart(page);
    const before = await lastNumber();
    cutter.arm('question');
    await send(page);
    await expectOneOrder(page, before);
    expect(cutter.cuts()).toBe(1);
  });

  test('the connection breaks before the answer comes back', async ({ pageOf }) => {
    const page = await pageOf('cliente');
    const cutter = await socketCutter(page);
    await fillCart(page);
    const before = await lastNumber();
    cutter.arm('answer');
    await send(page);
    await expectOneOrder(page, before);
    expect(cutter.cuts()).toBe(1);
  });

  test('the page is reloaded before the answer arrives', async ({ pageOf }) => {
    const page = await pageOf('cliente');
    const cutter = await socketCutter(page);
    await fillCart(page);
    const before = await lastNumber();
    cutter.arm('answer', true);
    await send(page);
    await expect.poll(lastNumber).toBe(before + 1);
    await reloadMended(page, cutter);
    await expectOneOrder(page, before);
  });

  test('the page is reloaded before the answer comes back, and the browser keeps nothing', async ({
    pageOf,
  }) => {
    const cart = 'carrinhos/cliente2';
    await store(cart, null);
    const page = await pageOf('cliente2', '/home');
    await page.addInitScript(() => {
      const { setItem } = Object.getOwnPropertyDescriptors(Storage.prototype);
      const refuse = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = function (key, value) {
        if (/^(shopping|prod)_/.test(key)) refuse();
        (setItem.value as Storage['setItem']).call(this, key, value);
      };
      IDBObjectStore.prototype.put = refuse;
    });
    const cutter = await socketCutter(page);
    await fillCart(page);
    await expect.poll(() => stored(`${cart}/cliente2/itens`)).toHaveLength(1);
    const before = await lastNumber();
    cutter.arm('answer', true);
    await send(page);
    await expect.poll(lastNumber).toBe(before + 1);
    await reloadMended(page, cutter);
    await expect(page.getByRole('dialog', { name: `Pedido ${before + 1}` })).toBeVisible();
    await expect.poll(() => stored(`${cart}/cliente2/itens`)).toBeNull();
    expect(await lastNumber()).toBe(before + 1);
  });
});

test('a stored quote whose page is reloaded before it tells the number tells it afterwards', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente');
  // Held until the reload: removing the route would release the requests that it holds, and the old page would
  // continue.
  let reloads = false;
  await page.route('**/order-thanks-page-*.js', async (route) => {
    if (reloads) await route.continue();
  });
  await fillCart(page);
  const before = await lastNumber();
  await send(page);
  await expect(page.getByRole('button', { name: 'Itens Orçamento ( 0 )' })).toBeVisible();
  reloads = true;
  await page.reload();
  await expectOneOrder(page, before);
});

test('a stored quote whose number is still to be told tells it to whoever goes elsewhere', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente');
  const elsewhere = page.getByRole('heading', { name: 'Categorias' });
  await page.route('**/order-thanks-page-*.js', async (route) => {
    await elsewhere.waitFor();
    await route.continue();
  });
  await fillCart(page);
  const before = await lastNumber();
  await send(page);
  await expect(page.getByRole('button', { name: 'Itens Orçamento ( 0 )' })).toBeVisible();
  await page.getByRole('link', { name: 'Categorias' }).click();
  await expectOneOrder(page, before);
});

test.describe('the product table fails', () => {});
