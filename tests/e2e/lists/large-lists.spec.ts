import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import type { User } from '../../../domain/people/user';
import { storeCustomers } from '../../support/data/customers';
import { manyCustomers, manyLines, storeOrders } from '../../support/data/many/many';
import { long } from '../../support/run/long';
import { stored } from '../../support/stored';
import { objections } from '../accessibility/axe';
import { changesDuring } from './dom-changes';
import { chooseStatus, orderRow } from '../orders';
import { test } from '../people';

/**
 * Long lists of people and orders, and an order and a cart of 200 lines: the page builds only the visible part. The
 * bench measures milliseconds.
 */

const lineLimit = 200;
const personCount = long ? 2_000 : 400;
const orderCount = long ? 300 : 100;
/** The most elements that one screen needs. */
const screenful = 2_500;
const approved = manyCustomers(personCount, 'aprovado', true);
const waiting = manyCustomers(personCount, 'espera', false);
let numbers: number[] = [];

test.beforeEach(async () => {
  await storeCustomers([...approved, ...waiting]);
  const customer = await stored<User>('usuarios/cliente');
  if (customer)
    numbers = await storeOrders(customer, [...Array<number>(orderCount).fill(5), lineLimit]);
});

const elements = (page: Page) => page.evaluate(() => document.getElementsByTagName('*').length);

for (const [path, title, prefix] of [
  ['/clientes', 'Lista de Clientes', 'aprovado'],
  ['/analise', 'Análise cadastral', 'espera'],
] as const) {
  test(`§2 ${path} with ${personCount} people holds what is looked at, also while one types`, async ({
    pageOf,
  }) => {
    const page = await pageOf('admin', path);
    const cards = page.getByRole('list', { name: title }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    expect(await elements(page)).toBeLessThan(screenful);

    const filter = page.getByLabel('Nome do cliente');
    await filter.focus();
    // No name contains it: it removes all cards, and deleting it shows them again.
    const typeAndDelete = async () => {
      await page.keyboard.press('#');
      await expect(cards).toHaveCount(0);
      await page.keyboard.press('Backspace');
      await expect(cards.first()).toBeVisible();
    };
    expect((await changesDuring(page, typeAndDelete)).built).toBeLessThan(screenful);

    for (let turn = 0; turn < 10; turn += 1) {
      const shown = await cards.count();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => cards.count()).toBeGreaterThan(shown);
    }
    expect((await changesDuring(page, typeAndDelete)).built).toBeLessThan(screenful);

    // Another search begins with its first cards, however many the last one had shown.
    await filter.pressSequentially(`${prefix}-`);
    await expect.poll(() => cards.count()).toBeLessThan(100);
    await filter.pressSequentially(String(personCount - 1));
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(`${prefix}-${personCount - 1}@mmv.local`);
  });
}

test('§2 /pedidos: an order of 200 lines is built once, when it is opened', async ({ pageOf }) => {
  const page = await pageOf('admin', '/pedidos');
  const row = orderRow(page, numbers.at(-1) ?? 0);
  const toggle = row.getByRole('button', { name: `Itens (${lineLimit})` });
  const lines = page.getByRole('table', { name: 'Itens' }).getByRole('row');
  await expect(toggle).toBeVisible();
  expect(await elements(page)).toBeLessThan(screenful);
  const { built } = await changesDuring(page, async () => {
    await toggle.click();
    await expect(lines).toHaveCount(1 + lineLimit);
  });
  // A line is 23 elements of antd's table.
  expect(built).toBeLessThan(25 * lineLimit);
  expect(await elements(page)).toBeLessThan(screenful + 25 * lineLimit);
});

test(`§2, §5 /pedidos reads on as one scrolls, and finds what lies below ${orderCount} newer orders`, async ({
  pageOf,
}) => {
  const page = await pageOf('admin', '/pedidos');
  const rows = page.getByRole('row', { name: /^Pedido \d+$/ });
  await expect(rows).toHaveCount(30);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(rows).toHaveCount(60);

  await page.getByLabel('Nome do vendedor').fill('LUCIANA');
  await expect(rows.first()).toContainText('Luciana Teixeira');
  await expect(page.getByText('Buscando…')).toHaveCount(0);
  expect(await objections(page)).toEqual([]);
  const [found] = await rows.allInnerTexts();

  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  const approved = Number(
    Object.entries((await stored<Record<string, Order | null>>('pedidos')) ?? {}).find(
      ([, order]) => order?.status === 'Aprovado',
    )?.[0],
  );
  await page.getByLabel('Número do pedido').fill(String(approved));
  await expect(page.getByText(`O pedido ${approved} está em Aprovados.`)).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar em Aprovados' }).click();
  await expect(orderRow(page, approved)).toBeVisible();
  await expect(rows).toHaveCount(1);
  await chooseStatus(page, 'Pendente');
  await page.getByLabel('Número do pedido').fill(found?.split(/\s/)[0] ?? '');
  await expect(rows).toHaveCount(1);
});

test('§4 a cart of 200 lines: another quantity changes its own line and the total', async ({
  pageOf,
}) => {
  const page = await pageOf('vendedor');
  const lines = manyLines(lineLimit);
  await page.addInitScript((cart) => {
    localStorage.setItem('shopping_list', cart);
  }, JSON.stringify(lines));
  await page.goto('/carrinho');
  const raise = page.getByRole('button', { name: /^Aumentar/ });
  const quantity = page.getByRole('textbox', { name: /^Quantidade/ });
  await expect(raise).toHaveCount(lineLimit);
  // Everything has loaded, so late arrivals don't count as work of the change.
  await expect(page.getByRole('combobox', { name: 'Representante' })).toHaveAccessibleDescription(
    'Selecione seu representante',
  );
  await expect(page.getByRole('button', { name: /^Avise-me/ }).first()).toBeVisible();
  const { built, changes } = await changesDuring(page, async () => {
    await raise.nth(7).click();
    await expect(quantity.nth(7)).toHaveValue('3');
  });
  expect(built).toBeLessThan(10);
  expect(changes).toBeLessThan(20);

  const typed = await changesDuring(page, async () => {
    await quantity.nth(7).fill('24');
    await quantity.nth(7).press('Enter');
    await expect(quantity.nth(8)).toBeFocused();
    await expect(quantity.nth(7)).toHaveValue('24');
  });
  expect(typed.built).toBeLessThan(10);
  expect(typed.changes).toBeLessThan(20);
});
