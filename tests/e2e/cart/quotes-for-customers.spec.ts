import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import type { CustomerEntry } from '../../../domain/people/customer-entry';
import { store, stored } from '../../support/stored';
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

test(
  '§2 /carrinho, §4: one cart a customer survives switching and a reload, and becomes their order',
  { tag: '@main' },
  async ({ pageOf }) => {
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
    const number = Number(
      (await dialog.getByRole('heading').textContent())?.replace('Pedido ', ''),
    );
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
  },
);

test('a customer who is not approved any more: a sentence, and the cart stays', async ({
  pageOf,
}) => {
  const { razaosocial, ...entry } = await companyOf('cliente2');
  const page = await pageOf('vendedor2', '/produtos');
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
  await pick(page, razaosocial.slice(0, 6), razaosocial);
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
  await expect(title(page, 1)).toBeVisible();
  await store('clientes/cliente2', null);
  try {
    const gone = `${razaosocial} não está mais entre os clientes aprovados.`;
    await expect(panel(page).getByRole('alert')).toContainText(gone);
    await page.getByRole('button', { name: 'PEDIR ORÇAMENTO' }).click();
    const sentence = panel(page).locator('[data-panel-foot]').getByRole('alert');
    await expect(sentence).toContainText(gone);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title(page, 1)).toBeVisible();
  } finally {
    await store('clientes/cliente2', { ...entry, razaosocial });
  }
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
});

test('customers and the administrator have no choice of customer', async ({ pageOf }) => {
  for (const login of ['cliente', 'admin'] as const) {
    const page = await pageOf(login, '/produtos');
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    await expect(title(page, 1)).toBeVisible();
    await expect(whom(page)).toHaveCount(0);
  }
});
