import { expect, test } from '@playwright/test';

import { stored } from '../support/stored';
import { signIn } from './sign-in';

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

test('§2 /clientes: the administrator sends a customer back to analysis', async ({ page }) => {
  await signIn(page, 'admin@mmv.local');
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await page.getByLabel('E-mail do cliente').fill('CLIENTE2@');
  const card = page.getByRole('listitem').filter({ hasText: 'cliente2@mmv.local' });
  await card.getByRole('button', { name: /Reprovar/ }).click();
  await expect(card).toHaveCount(0);
  expect(await approvalOf('cliente2')).toBe(false);
});
