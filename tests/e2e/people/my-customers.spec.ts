import { expect, type Page } from '@playwright/test';

import type { CustomerEntry } from '../../../domain/people/customer-entry';
import type { Order } from '../../../domain/order/order';
import { initialStatus } from '../../../domain/order/status';
import { store, stored } from '../../support/stored';
import { confirm, expectCartPage, newOrder, orderRow } from '../orders';
import { test } from '../people';
import { choose } from '../select';

/** §2 /home and /pedidosvendedor: a seller's customers, and the orders of one of them. */

const seller = 'vendedor';
const card = (page: Page) => page.getByRole('region', { name: 'Meus clientes' });
const rowOf = (page: Page, name: string) =>
  card(page).getByRole('listitem').filter({ hasText: name });

async function companyOf(uid: string): Promise<CustomerEntry & { razaosocial: string }> {
  const entry = await stored<CustomerEntry>(`clientes/${uid}`);
  if (!entry?.razaosocial) throw new Error(`The sample has no customer ${uid}.`);
  return { ...entry, razaosocial: entry.razaosocial };
}

/** The database returns numeric keys as a list, with a hole at 0. */
async function allOrders(): Promise<Order[]> {
  const orders = Object.values((await stored<Record<string, Order | null>>('pedidos')) ?? {});
  return orders.filter((order) => order !== null);
}

async function ordersOf(uid: string): Promise<Order[]> {
  return (await allOrders()).filter(
    (order) => order.idvendedor === seller && order.cliente.uid === uid,
  );
}

async function openOf(uid: string): Promise<number> {
  return (await ordersOf(uid)).filter(({ status }) => status === initialStatus).length;
}

test('§2 /home: who ordered when, how to reach them, and their last order again', async ({
  pageOf,
}) => {
  const { razaosocial, celular } = await companyOf('cliente');
  const number = await newOrder();
  const page = await pageOf(seller, '/home');
  const row = rowOf(page, razaosocial).first();
  await expect(row).toContainText(`Pedido ${number}`);
  await expect(row).toContainText(`${await openOf('cliente')} aberto`);
  const digits = celular.replace(/\D/g, '');
  await expect(row.getByRole('link', { name: /ligar para/ })).toHaveAttribute(
    'href',
    `tel:+55${digits}`,
  );
  await expect(row.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/55${digits}`,
  );
  await expect(row.getByRole('link', { name: /enviar e-mail/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );

  await row.getByRole('button', { name: /^Pedir de novo/ }).click();
  const drawer = page.getByRole('dialog', { name: /^Pedir de novo/ });
  await expect(drawer).toContainText(`Pedido ${number}, para ${razaosocial}`);
  await drawer.getByRole('button', { name: /^Adicionar/ }).click();
  await expectCartPage(page);
  await expect(page.getByRole('status').getByText(`Orçamento para ${razaosocial}`)).toBeAttached();
});

test('a quote for them begins in their cart', async ({ pageOf }) => {
  const { razaosocial } = await companyOf('cliente2');
  const page = await pageOf(seller, '/home?busca=' + encodeURIComponent(razaosocial.slice(0, 8)));
  await rowOf(page, razaosocial)
    .getByRole('button', { name: /^Orçamento para/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Produtos/ })).toBeAttached();
  await expect(page.getByRole('complementary', { name: 'Orçamento' })).toContainText(razaosocial);
});

test('§2 /pedidosvendedor: the orders of one customer, in each status, by uid', async ({
  pageOf,
}) => {
  const number = await newOrder();
  const { razaosocial, cod } = await companyOf('cliente');
  // The customer had another name when this order was sent.
  await store(`cabecalhos/${number}/cliente/razaosocial`, 'NOME ANTIGO LTDA');
  const page = await pageOf(seller, '/pedidosvendedor');
  const rows = page.getByRole('row', { name: /^Pedido \d+$/ });
  await page.getByRole('combobox', { name: 'Cliente' }).click();
  await page.keyboard.type(String(cod));
  const option = page.locator('.ant-select-item-option-active').filter({ hasText: razaosocial });
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pedidosvendedor?cliente=cliente');
  await expect(rows).toHaveCount(await openOf('cliente'));
  await expect(orderRow(page, number)).toContainText('NOME ANTIGO LTDA');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Pedidos/ })).toBeVisible();
  await expect(orderRow(page, number)).toBeVisible();
  await orderRow(page, number)
    .getByRole('button', { name: `Aprovar pedido ${number}` })
    .click();
  await confirm(page, 'Aprovar pedido?');
  await expect(orderRow(page, number)).toHaveCount(0);
  // The page removes the row at once, before the database has the move.
  await expect.poll(() => stored(`pedidos/${number}/status`)).toBe('Aprovado');

  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/pedidosvendedor');
});

test('the administrator hands the last order on, and it goes to the other seller’s customers', async ({
  pageOf,
}) => {
  const { razaosocial } = await companyOf('cliente');
  const number = await newOrder();
  const home = await pageOf(seller, '/home');
  await expect(rowOf(home, razaosocial)).toContainText(`Pedido ${number}`);
  const page = await pageOf('admin', `/pedidos?numero=${number}&status=Pendente`);
  const row = orderRow(page, number);
  await choose(page, row.getByRole('button', { name: /^Trocar vendedor/ }), 'Luciana Teixeira');
  await confirm(page, 'Alterar o Vendedor?');
  await expect.poll(() => stored(`pedidos/${number}/idvendedor`)).toBe('vendedor2');
  expect(await stored('representantes/cliente/vendedor2')).toBe(true);
  const left = (await ordersOf('cliente')).map(({ numerodopedido }) => numerodopedido);
  await expect(rowOf(home, razaosocial)).toContainText(`Pedido ${Math.max(...left)}`);
  const others = await pageOf('vendedor2', '/home');
  await expect(rowOf(others, razaosocial)).toContainText(`Pedido ${number}`);
});
