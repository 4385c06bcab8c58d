import { expect, test } from '@playwright/test';

import { stored } from '../support/stored';
import { fillCart } from './orders';
import { signedIn, signIn } from './sign-in';

/** §2 /analisevendedores, /vendedores, /clientes: the administrator's lists, the stored record after each click. */
const approvalOf = (uid: string) => stored(`usuarios/${uid}/analise`);

test('§2 /analisevendedores, /vendedores: the administrator approves the waiting seller and takes it back', async ({
  page,
}) => {
  await signIn(page, 'admin@mmv.local');
  await page.getByRole('link', { name: 'Análise Vendedores' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'vendedor.pendente@mmv.local' });
  await card.getByRole('button', { name: /APROVAR/ }).click();
  await expect(page).toHaveURL('/vendedores');
  expect(await approvalOf('vendedor-pendente')).toBe(true);
  await expect(page.getByRole('link', { name: 'Análise Vendedores' })).toHaveCount(0);

  await card.getByRole('button', { name: /REPROVAR/ }).click();
  await expect(card).toHaveCount(0);
  expect(await approvalOf('vendedor-pendente')).toBe(false);
  await expect(page.getByRole('link', { name: 'Análise Vendedores' })).toBeVisible();
});

test('§3 the representative dropdown offers a seller only while approved', async ({
  page,
  browser,
}) => {
  const customer = await signedIn(browser, 'cliente@mmv.local');
  await fillCart(customer);
  const offered = customer
    .getByLabel('Representante')
    .getByRole('option', { name: 'Luciana Teixeira' });
  await expect(offered).toHaveCount(1);

  await signIn(page, 'admin@mmv.local');
  const card = page.getByRole('listitem').filter({ hasText: 'vendedor2@mmv.local' });
  await page.getByRole('link', { name: 'Vendedores', exact: true }).first().click();
  await card.getByRole('button', { name: /REPROVAR/ }).click();
  await expect(offered).toHaveCount(0);
  await page.getByRole('link', { name: 'Análise Vendedores' }).click();
  await card.getByRole('button', { name: /APROVAR/ }).click();
  await expect(offered).toHaveCount(1);
  await customer.context().close();
});

test('§2 /clientes: the administrator sends a customer back to analysis', async ({ page }) => {
  await signIn(page, 'admin@mmv.local');
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await page.getByLabel('E-mail do cliente').fill('CLIENTE2@');
  const card = page.getByRole('listitem').filter({ hasText: 'cliente2@mmv.local' });
  await card.getByRole('button', { name: /Reprovar/ }).click();
  await expect(card).toHaveCount(0);
  expect(await approvalOf('cliente2')).toBe(false);
});
