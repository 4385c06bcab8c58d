import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import type { User } from '../../../domain/people/user';
import { aCustomer } from '../../support/data/customers';
import { storeOrders } from '../../support/data/many/many';
import { stored } from '../../support/stored';
import { objections } from '../accessibility/axe';
import { orderRow } from '../orders';
import { test } from '../people';
import { choose } from '../select';

/** Orders found below 40 newer ones: by company, city and product, by days, by value, sorted. */

const other = aCustomer('achar-outra', { analise: true, razaosocial: 'QUERUBIM PEDAIS LTDA' });
let old = 0;
let numbers: number[] = [];

test.beforeEach(async () => {
  const customer = await stored<User>('usuarios/cliente');
  if (!customer) throw new Error('The sample has no customer.');
  [old = 0] = await storeOrders(other, [3]);
  numbers = [old, ...(await storeOrders(customer, Array<number>(40).fill(1)))];
});

const totalOf = async (number: number) => (await stored<number>(`pedidos/${number}/total`)) ?? 0;

function shownNumbers(page: Page): Promise<number[]> {
  return rows(page).evaluateAll((all) =>
    all.map((row) => Number(row.getAttribute('aria-label')?.replace(/\D/g, ''))),
  );
}

const rows = (page: Page) => page.getByRole('row', { name: /^Pedido \d+$/ });

test('§2 /pedidosvendedor: city and product, sorted by company, and all that pass are chosen', async ({
  pageOf,
}) => {
  const order = await stored<Order>(`pedidos/${numbers.at(-1) ?? 0}`);
  const page = await pageOf('vendedor', '/pedidosvendedor?ordem=empresa');
  await page.getByRole('button', { name: 'Mais filtros (1)' }).click();
  await page.getByLabel('Cidade').fill('cidade sem pedidos');
  await expect(page.getByText('Nenhum pedido com esses filtros.')).toBeVisible();
  await page.getByLabel('Cidade').fill('');
  await page.getByLabel('Produto').fill(order?.itens[0]?.CD_PRODUTO ?? '');
  await expect(page.getByRole('button', { name: 'Mais filtros (2)' })).toBeVisible();
  await expect(rows(page)).toHaveCount(30);
  await expect(page).toHaveURL(/produto=/);
  await page.getByRole('button', { name: 'Escolher vários' }).click();
  await page.getByRole('button', { name: 'Escolher', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Todos os que passam pelos filtros' }).click();
  const bar = page.getByRole('group', { name: 'Pedidos escolhidos' });
  await expect(bar.getByText(/^(4[1-9]|[5-9]\d|\d{3}) pedidos · /)).toBeVisible();
});

test('§2 /pedidos by days and values, sorted, by keyboard; the address keeps it', async ({
  pageOf,
}) => {
  const page = await pageOf('admin', '/pedidos');
  const further = page.getByRole('button', { name: 'Mais filtros' });
  await expect(rows(page)).toHaveCount(30);
  await further.focus();
  await page.keyboard.press('Enter');
  const least = page.getByLabel('Valor de');
  await expect(least).toBeVisible();
  const value = String(await totalOf(old)).replace('.', ',');
  for (const label of ['Valor de', 'Valor até']) {
    await page.getByLabel(label).fill(value);
    await page.getByLabel(label).press('Enter');
  }
  await expect(orderRow(page, old)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Mais filtros (1)' })).toBeVisible();
  expect(await objections(page)).toEqual([]);

  await page.getByLabel('Data até').fill('01/01/2020');
  await page.getByLabel('Data até').press('Enter');
  await expect(page.getByText('Nenhum pedido com esses filtros.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(rows(page)).toHaveCount(30);
  await choose(page, page.getByLabel('Ordem'), 'Mais antigos primeiro');
  await expect(page).toHaveURL(/\?ordem=antigos$/);
  await expect(orderRow(page, numbers.at(-1) ?? 0)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mais filtros (1)' })).toBeVisible();
  const shown = await shownNumbers(page);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

test('§2 /pedidos is sorted by its heads, which keep the focus and stand in the address', async ({
  pageOf,
}) => {
  const page = await pageOf('admin', '/pedidos');
  const head = page.getByRole('columnheader', { name: 'Total' });
  await expect(page.getByRole('columnheader', { name: 'Pedido' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await head.getByRole('button', { name: 'Total' }).press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/ordem=maior/);
  await head.getByRole('button', { name: 'Total' }).press(' ');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(head.getByRole('button', { name: 'Total' })).toBeFocused();
  await expect(page).toHaveURL(/ordem=menor/);
  await expect
    .poll(async () => {
      const totals = await Promise.all((await shownNumbers(page)).map(totalOf));
      return totals.length > 1 && totals.every((total, at) => total >= (totals[at - 1] ?? 0));
    })
    .toBe(true);
  await page.getByRole('columnheader', { name: 'Pedido' }).getByRole('button').click();
  await expect(page).not.toHaveURL(/ordem/);
});
