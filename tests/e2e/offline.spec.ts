import { expect, test, type Page } from '@playwright/test';

import type { Order } from '../../domain/order';
import type { User } from '../../domain/user';
import { stored } from '../support/stored';
import { networkOf } from './network';
import { confirm, firstOrderNumber, orderRow } from './orders';
import { signedIn, signIn } from './sign-in';

/** The connection is lost and comes back: a notice says so, and nothing is lost, doubled or stale. */
const banner = (page: Page) => page.getByText(/^Sem conexão\. Os dados podem estar desatualizados/);
/** The loading placeholder; it has no text at first. */
const spinner = (page: Page) =>
  page.locator('main div[role="status"]').filter({ hasText: /^$|Carregando/ });

test('every list stays readable without a connection and is current again with it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const network = await networkOf(page);
  await signIn(page, 'admin@mmv.local');
  const seller = await signedIn(browser, 'vendedor@mmv.local');
  await seller.getByRole('link', { name: 'Pedidos', exact: true }).click();
  for (const screen of ['/home', '/clientes', '/vendedores', '/analise', '/cadastro', '/pedidos']) {
    await page.goto(screen);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
    await network.takeAway();
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
    if (screen !== '/pedidos') {
      await network.giveBack();
      await expect(banner(page)).toHaveCount(0, { timeout: 30_000 });
    }
  }
  const number = await firstOrderNumber(seller);
  await expect(orderRow(page, number)).toBeVisible();
  await orderRow(seller, number)
    .getByRole('button', { name: /Aprovar pedido/ })
    .click();
  await confirm(seller, 'Aprovar pedido?');
  await expect(orderRow(seller, number)).toHaveCount(0);
  await expect(orderRow(page, number)).toBeVisible();
  await network.giveBack();
  await expect(orderRow(page, number)).toHaveCount(0, { timeout: 30_000 });
  await seller.context().close();
});

test('what is confirmed without a connection is done once when it is back', async ({ page }) => {
  const network = await networkOf(page);
  await signIn(page, 'admin@mmv.local');
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
  const number = await firstOrderNumber(page);
  const order = () => stored<Order>(`pedidos/${number}`);
  const before = Object.keys((await order())?.historico ?? {}).length;
  await network.takeAway();
  await expect(banner(page)).toBeVisible();
  await orderRow(page, number)
    .getByRole('button', { name: /Aprovar pedido/ })
    .click();
  await confirm(page, 'Aprovar pedido?');
  expect((await order())?.status).toBe('Pendente');
  await network.giveBack();
  await expect.poll(async () => (await order())?.status, { timeout: 30_000 }).toBe('Aprovado');
  await expect(orderRow(page, number)).toHaveCount(0);
  expect(Object.keys((await order())?.historico ?? {})).toHaveLength(before + 1);
});

test('a registration that could not be sent keeps what was typed and is sent later', async ({
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
  const alert = page.getByRole('dialog');
  await expect(alert).toContainText('O cadastro não foi feito. Verifique sua conexão');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel(/^Senha/)).toHaveValue('senha-sem-rede');

  await network.giveBack();
  await page.getByRole('button', { name: 'CADASTRAR' }).click();
  await expect(page).toHaveURL('/obrigadocadastro');
  const users = Object.values((await stored<Record<string, User>>('usuarios')) ?? {});
  expect(users.filter((user) => user.email === email)).toHaveLength(1);
});
