import { expect, test, type Page } from '@playwright/test';

import type { Order } from '../../src/domain/order';
import { stored } from '../support/stored';
import { signIn } from './sign-in';

/** §2 /pedidosvendedor: a seller's own orders, moved through every status, the stored record after each click. */
const rowOf = (page: Page, number: string) =>
  page.getByRole('row', { name: `Pedido ${number}`, exact: true });

async function confirm(page: Page, title: string) {
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'SIM' }).click();
}

test('a seller approves, returns and deletes an order of their own', async ({ page }) => {
  await signIn(page, 'vendedor@mmv.local');
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await expect(page).toHaveURL('/pedidosvendedor');
  const first = page.getByRole('row', { name: /^Pedido \d+$/ }).first();
  const number = (await first.getAttribute('aria-label'))?.replace('Pedido ', '') ?? '';
  const row = rowOf(page, number);
  const order = () => stored<Order>(`pedidos/${number}`);
  expect(await order()).toMatchObject({ idvendedor: 'vendedor', status: 'Pendente' });

  await row.getByRole('button', { name: /Aprovar pedido/ }).click();
  await confirm(page, 'Aprovar pedido?');
  await expect(row).toHaveCount(0);
  expect((await order())?.status).toBe('Aprovado');

  await page.getByLabel('Status', { exact: true }).selectOption('Aprovado');
  await row.getByRole('button', { name: /Voltar à análise/ }).click();
  await confirm(page, 'Analisar pedido?');
  await expect(row).toHaveCount(0);
  expect((await order())?.status).toBe('Pendente');

  await page.getByLabel('Status', { exact: true }).selectOption('Pendente');
  await row.getByRole('button', { name: /Excluir pedido/ }).click();
  await confirm(page, 'excluir pedido?');
  await expect(row).toHaveCount(0);
  const deleted = await order();
  expect(deleted?.status).toBe('Excluido');
  expect(Object.values(deleted?.historico ?? {})).toHaveLength(3);
  expect(deleted?.historico?.[deleted.mudanca ?? '']?.por.uid).toBe('vendedor');
});
