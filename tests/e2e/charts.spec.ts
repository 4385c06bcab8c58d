import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';

import { indexOf, type Order } from '../../domain/order';
import { longMonth } from '../../domain/months';
import type { Summaries } from '../../domain/summary';
import { stored } from '../support/stored';
import { confirm, firstOrderNumber, orderRow } from './orders';
import { signedIn } from './sign-in';

/** The charts of the administrator's dashboard, in the built app and under the headers of firebase.json. */

const figure = (page: Page, name: string) => page.getByRole('figure', { name });
const monthFigure = (page: Page) => figure(page, 'Pedidos por mês');
const sellerFigure = (page: Page) => figure(page, 'Pedidos por vendedor');
const chartScripts = /\/assets\/charts-.*\.js$/;

/** Approved and pending orders as shown in a row of the open table. */
async function countsOf(row: Locator) {
  const cells = await row.getByRole('cell').allTextContents();
  return cells.slice(0, 2).map(Number);
}

/** The same from the database. */
async function storedCounts(path: string) {
  const sums = await stored<Partial<Summaries>>(path);
  return [sums?.Aprovado?.quantidade ?? 0, sums?.Pendente?.quantidade ?? 0];
}

test('an approval elsewhere moves the sums of its month and its seller', async ({ browser }) => {
  const dashboard = await signedIn(browser, 'admin@mmv.local');
  await monthFigure(dashboard).getByText('Ver tabela').click();
  await sellerFigure(dashboard).getByText('Ver tabela').click();

  const orders = await signedIn(browser, 'admin@mmv.local');
  await orders.getByRole('link', { name: 'Pedidos pendentes' }).click();
  const number = await firstOrderNumber(orders);
  const order = await stored<Order>(`pedidos/${number}`);
  if (!order) throw new Error(`There is no order ${number}.`);
  const { mes } = indexOf(order);
  const places = [
    [`resumomeses/${mes}`, monthFigure(dashboard), longMonth(mes)],
    [`resumovendedores/${order.idvendedor}`, sellerFigure(dashboard), order.vendedor],
  ] as const;
  const before = await Promise.all(places.map(([path]) => storedCounts(path)));
  for (const [index, [, chart, name]] of places.entries()) {
    expect(await countsOf(chart.getByRole('row', { name }))).toEqual(before[index]);
  }

  await orderRow(orders, number)
    .getByRole('button', { name: /Aprovar pedido/ })
    .click();
  await confirm(orders, 'Aprovar pedido?');
  for (const [index, [path, chart, name]] of places.entries()) {
    const [approved = 0, pending = 0] = before[index] ?? [];
    const after = [approved + 1, pending - 1];
    await expect.poll(() => countsOf(chart.getByRole('row', { name }))).toEqual(after);
    expect(await storedCounts(path)).toEqual(after);
  }
  await Promise.all([dashboard, orders].map((page) => page.context().close()));
});

test('keyboard and screen reader have all of it; the page keeps its headers', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'admin@mmv.local');
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.reload();
  await expect(monthFigure(page)).toBeVisible();
  const table = monthFigure(page).getByRole('table');

  await page.getByRole('radio', { name: 'Quantidade' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Valor' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(table).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table).toContainText('R$');
  // From one table to that of the next chart: no bar in between takes the focus.
  await page.keyboard.press('Tab');
  await expect(monthFigure(page).getByRole('region')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sellerFigure(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sellerFigure(page).getByRole('table')).toBeVisible();
  const { violations: faults } = await new AxeBuilder({ page })
    .include('section:has(> div > figure)')
    .analyze();
  expect(faults).toEqual([]);
  expect(violations).toEqual([]);
  await page.context().close();
});

test('their code comes to the dashboard alone, and is asked for again', async ({ browser }) => {
  const seller = await signedIn(browser, 'vendedor@mmv.local');
  const asked: string[] = [];
  seller.on('request', (request) => asked.push(request.url()));
  await seller.reload();
  await seller.getByRole('link', { name: 'Produtos', exact: true }).click();
  await expect(seller.getByRole('button', { name: /^Adicionar/ })).toHaveCount(30);
  await seller.waitForLoadState('networkidle');
  expect(asked.filter((url) => chartScripts.test(url))).toEqual([]);
  await seller.context().close();

  const admin = await signedIn(browser, 'admin@mmv.local');
  await admin.route(chartScripts, (route) => route.abort());
  await admin.reload();
  await expect(admin.getByText(/^Os gráficos não foram carregados\./)).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Pedidos pendentes' })).toBeVisible();
  await admin.unroute(chartScripts);
  await admin.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(monthFigure(admin)).toBeVisible();
  await admin.context().close();
});
