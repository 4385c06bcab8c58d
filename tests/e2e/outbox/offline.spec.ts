import { expect, type Page } from '@playwright/test';

import type { User } from '../../../domain/people/user';
import { stored } from '../../support/stored';
import { networkOf } from '../network';
import { confirm, newOrder, orderRow } from '../orders';
import { test } from '../people';

/** The connection is lost and returns. A notice says so, and nothing is lost, doubled or stale. */
const banner = (page: Page) => page.getByText(/^Sem conexão\. Os dados podem estar desatualizados/);
/** The loading placeholder; it has no text at first. */
const spinner = (page: Page) =>
  page.locator('main div[role="status"][class*="state"]').filter({ hasText: /^$|Carregando/ });

test(
  'orders stay readable without a connection and are current again with it',
  { tag: '@main' },
  async ({ pageOf }) => {
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
  },
);

test('a registration that could not be sent keeps its texts and is sent later', async ({
  page,
}) => {
  const network = await networkOf(page);
  const email = 'sem.rede@bici.local';
  await page.goto('/cadastrocliente');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Sem Rede');
  await page.getByLabel('Celular').fill('51987654321');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Senha/).fill('senha-sem-rede');
  await page.getByLabel('CNPJ').fill('11222333000181');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Razão social')).toHaveValue('BICICLETARIA DO PORTO LTDA');

  await network.takeAway();
  await page.getByRole('button', { name: 'CADASTRAR' }).click();
  const failure = page.getByText(/^O cadastro não foi feito\. Verifique sua conexão/);
  await expect(failure).toBeInViewport();
  await expect(page.getByLabel(/^Senha/)).toHaveValue('senha-sem-rede');

  await network.giveBack();
  await page.getByRole('button', { name: 'CADASTRAR' }).click();
  await expect(page).toHaveURL('/obrigadocadastro');
  const users = Object.values((await stored<Record<string, User>>('usuarios')) ?? {});
  expect(users.filter((user) => user.email === email)).toHaveLength(1);
});
