import { expect, type Page } from '@playwright/test';

import { longMonth, monthOfDate } from '../../../domain/figures/months';
import { dateInSaoPaulo } from '../../../domain/words/time';
import { objections } from '../accessibility/axe';
import { motionEnd } from '../motion';
import { test } from '../people';

/** The charts of the administrator's dashboard, in the built app and under the headers of firebase.json. */

const figure = (page: Page, name: string) => page.getByRole('figure', { name });
const monthFigure = (page: Page) => figure(page, 'Pedidos por mês');
const sellerFigure = (page: Page) => figure(page, 'Pedidos por vendedor');
const chartScripts = /\/assets\/charts-.*\.js$/;

test('keyboard and screen reader have all of it; the page keeps its headers', async ({
  pageOf,
}) => {
  const page = await pageOf('admin');
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto('/home');
  await expect(monthFigure(page).getByText('Ver tabela')).toBeVisible();
  const table = monthFigure(page).getByRole('table');

  await page.getByRole('radio', { name: 'Quantidade' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Valor' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(table).toBeVisible();
  await expect(table.getByRole('row').last()).toContainText(
    longMonth(monthOfDate(dateInSaoPaulo(new Date()))),
  );
  await expect(table).toContainText('R$');
  // From one table to that of the next chart: no bar in between takes the focus.
  await page.keyboard.press('Tab');
  await expect(monthFigure(page).getByRole('region')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sellerFigure(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sellerFigure(page).getByRole('table')).toBeVisible();
  await motionEnd(page);
  expect(await objections(page)).toEqual([]);
  expect(violations).toEqual([]);
});

test('only the dashboard loads their code, and offers a reload after a failure', async ({
  pageOf,
}) => {
  const seller = await pageOf('vendedor');
  const asked: string[] = [];
  seller.on('request', (request) => asked.push(request.url()));
  await seller.goto('/home');
  await seller.getByRole('link', { name: 'Produtos', exact: true }).click();
  await expect(seller.getByRole('button', { name: /^Adicionar/ })).toHaveCount(30);
  await seller.waitForLoadState('networkidle');
  expect(asked.filter((url) => chartScripts.test(url))).toEqual([]);

  const admin = await pageOf('admin');
  await admin.route(chartScripts, (route) => route.abort());
  await admin.goto('/home');
  await expect(admin.getByText(/^Os gráficos não foram carregados\./)).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Pedidos pendentes' })).toBeVisible();
  await admin.unroute(chartScripts);
  await admin.getByRole('main').getByRole('button', { name: 'Recarregar' }).click();
  await expect(monthFigure(admin)).toBeVisible();
});
