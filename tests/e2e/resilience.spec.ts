import { expect, type Page } from '@playwright/test';

import type { Order } from '../../domain/order';
import { stored } from '../support/stored';
import { test } from './people';
import { choose } from './select';
import { socketCutter } from './socket-cutter';

/** Failures cost nobody a cart line or an order. */

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

  test('the page is reloaded before the answer comes back', async ({ pageOf }) => {
    const page = await pageOf('cliente');
    const cutter = await socketCutter(page);
    await fillCart(page);
    const before = await lastNumber();
    cutter.arm('answer');
    await send(page);
    await expect.poll(lastNumber).toBe(before + 1);
    await page.reload();
    await expectOneOrder(page, before);
  });
});

test('a stored quote whose page is reloaded before it tells the number tells it afterwards', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente');
  // Held until the reload gives it up: a route that is lifted lets go of what it holds, and the old page would go on.
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

test.describe('§3 local storage edited by hand', () => {
  for (const list of ['{not json', '"text"', '[null, {"CD_PRODUTO": 1}]']) {
    test(`shopping_list ${list} is an empty cart`, async ({ pageOf }) => {
      const page = await pageOf('cliente');
      await page.addInitScript((text) => {
        localStorage.setItem('shopping_list', text);
      }, list);
      await page.goto('/produtos');
      await expect(page.getByRole('button', { name: 'Itens Orçamento ( 0 )' })).toBeVisible();
      await addFirst(page);
      await expect(page.getByRole('button', { name: 'Itens Orçamento ( 1 )' })).toBeVisible();
    });
  }

  test('a product gone from the table is named and stops the quote', async ({ pageOf }) => {
    const page = await pageOf('cliente');
    await fillCart(page);
    const before = await lastNumber();
    await page.evaluate(() => {
      const lines = JSON.parse(localStorage.getItem('shopping_list') ?? '[]') as object[];
      const gone = { ...lines[0], CD_PRODUTO: '0', DESCRICAO: 'PRODUTO ANTIGO' };
      localStorage.setItem('shopping_list', JSON.stringify([...lines, gone]));
    });
    await page.goto('/carrinho');
    await expect(page.getByText('Este produto saiu do catálogo.')).toBeVisible();
    await send(page);
    await expect(page.getByRole('dialog')).toContainText('Remova os produtos que saíram');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Remover PRODUTO ANTIGO' }).click();
    await send(page);
    await expectOneOrder(page, before);
  });
});

test.describe('the product table fails', () => {
  const fail = (page: Page, path: string) =>
    page.route(`**/api/${path}*`, (route) => route.fulfill({ status: 503, json: {} }));

  test('without a back-up the screen says so and offers another try', async ({ pageOf }) => {
    const page = await pageOf('cliente');
    await fail(page, 'produtos');
    await fail(page, 'puxabkp');
    await page.goto('/produtos');
    await expect(page.getByText('O catálogo não pôde ser carregado.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('button', { name: /^Adicionar/ })).toHaveCount(30);
  });

  test('an unknown code is named', async ({ pageOf }) => {
    const page = await pageOf('cliente', '/produtos');
    await page.getByLabel('Código').fill('99999999x');
    await expect(page.getByLabel('Código')).toHaveValue('99999999');
    await expect(page.getByText('Nenhum produto com o código 99999999.')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar busca' }).click();
    await expect(page.getByRole('button', { name: /^Adicionar/ })).toHaveCount(30);
  });
});
