import { expect, type Page } from '@playwright/test';

import { networkOf } from '../network';
import { confirm, newOrder, orderRow } from '../orders';
import { test } from '../people';

/** The connection is lost and returns. A notice says so, and nothing is lost, doubled or stale. */
const banner = (page: Page) => page.getByText(/^Sem conexão\. Os dados podem estar desatualizados/);
/** The loading placeholder; it has no text at first. */
const spinner = (page: Page) =>
  page.locator('main div[role="status"][class*="state"]').filter({ hasText: /^$|Carregando/ });

test('orders stay readable without a connection and are current again with it', async ({
  pageOf,
}) => {
  const number = await newOrder();
  const orders = await pageOf('admin');
  const seller = await pageOf('vendedor', '/pedidosvendedor');
  // A tab for each screen: their connections go and come back at the same time.
  const screens = ['/home', '/cadastro'];
  const tabs = [orders];
  for (const _ of screens) tabs.push(await orders.context().newPage());
  const networks = await Promise.all(tabs.map(networkOf));
  const readable = (page: Page) =>
    Promise.all([
      expect(page.getByRole('heading').first()).toBeVisible(),
      expect(spinner(page)).toHaveCount(0),
    ]);
  for (const [at, page] of tabs.entries()) {
    await page.goto(['/pedidos', ...screens][at] ?? '');
    await readable(page);
  }
  for (const network of networks) await network.takeAway();
  for (const page of tabs) {
    await expect(banner(page)).toBeVisible();
    await readable(page);
  }

  await expect(orderRow(orders, number)).toBeVisible();
  await orderRow(seller, number)
    .getByRole('button', { name: /Aprovar pedido/ })
    .click();
  await confirm(seller, 'Aprovar pedido?');
  await expect(orderRow(seller, number)).toHaveCount(0);
  await expect(orderRow(orders, number)).toBeVisible();
  for (const network of networks) await network.giveBack();
  for (const page of tabs) await expect(banner(page)).toHaveCount(0);
  await expect(orderRow(orders, number)).toHaveCount(0);
});
