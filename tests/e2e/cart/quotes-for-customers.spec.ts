import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import type { CustomerEntry } from '../../../domain/people/customer-entry';
import { stored } from '../../support/stored';
import { orderRow } from '../orders';
import { test } from '../people';

/** §2 /carrinho, §4: a seller writes quotes for customers, with one cart for each. */

const whom = (page: Page) => page.getByRole('combobox', { name: 'Orçamento para' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Orçamento' });
const title = (page: Page, count: number) =>
  panel(page).getByRole('button', { name: `Itens Orçamento ( ${count} )` });

/** Picks a customer by keyboard only. */
async function pick(page: Page, typed: string, company: string) {
  await whom(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type(typed);
  const option = page.locator('.ant-select-item-option-active').filter({ hasText: company });
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText(company);
}

async function companyOf(uid: string): Promise<CustomerEntry & { razaosocial: string }> {
  const entry = await stored<CustomerEntry>(`clientes/${uid}`);
  if (!entry?.razaosocial) throw new Error(`The sample has no customer ${uid}.`);
  return { ...entry, razaosocial: entry.razaosocial };
}

test('§2 /carrinho, §4: one cart a customer survives switching and a reload, and becomes their order', async ({
  pageOf,
}) => {
  const first = await companyOf('cliente');
  const second = await companyOf('cliente2');
  const page = await pageOf('vendedor', '/produtos');
  const add = page.getByRole('button', { name: /^Adicionar/ });

  await add.nth(0).click();
  await pick(page, String(first.cod), first.razaosocial);
  await expect(title(page, 0)).toBeVisible();
  await add.nth(1).click();
  await add.nth(2).click();
  await expect(title(page, 2)).toBeVisible();
  await pick(page, second.razaosocial.slice(0, 6), second.razaosocial);
  await expect(title(page, 0)).toBeVisible();
  await pick(page, first.cnpj ?? '', first.razaosocial);
  await expect(title(page, 2)).toBeVisible();

  await page.reload();
  await expect(title(page, 2)).toBeVisible();
  await expect(panel(page)).toContainText(first.razaosocial);
  await page.getByRole('button', { name: 'PEDIR ORÇAMENTO' }).click();
  const dialog = page.getByRole('dialog', { name: /^Pedido \d+$/ });
  await expect(dialog).toContainText('realizado com sucesso.');
  const number = Number((await dialog.getByRole('heading').textContent())?.replace('Pedido ', ''));
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(orderRow(page, number)).toContainText(`${first.razaosocial}por Rafael Moreira`);
  expect(await stored<Order>(`pedidos/${number}`)).toMatchObject({
    idvendedor: 'vendedor',
    criadopor: { uid: 'vendedor', nome: 'Rafael Moreira' },
    cliente: { uid: 'cliente', cnpj: first.cnpj },
    linhas: 2,
  });

  const customer = await pageOf('cliente', '/pedidoscliente');
  const row = orderRow(customer, number);
  await row.getByRole('button', { name: /^Itens/ }).click();
  await expect(customer.getByText('Feito por')).toBeVisible();
  await expect(customer.getByText(/R\$/)).toHaveCount(0);
});
