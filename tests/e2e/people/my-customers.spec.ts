import { expect, type Page } from '@playwright/test';

import type { CustomerEntry } from '../../../domain/people/customer-entry';
import {
  addToPortfolios,
  type PortfolioEntry,
  type Portfolios,
} from '../../../domain/people/portfolio';
import { initialStatus, orderStatuses, type OrderStatus } from '../../../domain/order/status';
import type { Order } from '../../../domain/order/order';
import { store, stored } from '../../support/stored';
import { confirm, expectCartPage, newOrder, orderRow } from '../orders';
import { test } from '../people';
import { choose } from '../select';

/** §2 /home and /pedidosvendedor: a seller's customers, and the orders of one of them. */

const seller = 'vendedor';
const card = (page: Page) => page.getByRole('region', { name: 'Meus clientes' });
const rowOf = (page: Page, name: string) =>
  card(page).getByRole('listitem').filter({ hasText: name });
const entryOf = (uid: string) => stored<PortfolioEntry>(`carteiras/${seller}/${uid}`);

async function companyOf(uid: string): Promise<CustomerEntry & { razaosocial: string }> {
  const entry = await stored<CustomerEntry>(`clientes/${uid}`);
  if (!entry?.razaosocial) throw new Error(`The sample has no customer ${uid}.`);
  return { ...entry, razaosocial: entry.razaosocial };
}

/** What a recount would store. */
async function putRight() {
  const portfolios: Portfolios = {};
  for (const order of await allOrders()) addToPortfolios(portfolios, order);
  await store('carteiras', portfolios);
}

/** Keys that are numbers come back as a list, which begins with nothing. */
async function allOrders(): Promise<Order[]> {
  const orders = Object.values((await stored<Record<string, Order | null>>('pedidos')) ?? {});
  return orders.filter((order) => order !== null);
}

async function ordersOf(uid: string, ...statuses: OrderStatus[]): Promise<number[]> {
  return (await allOrders())
    .filter((order) => order.idvendedor === seller && order.cliente.uid === uid)
    .filter((order) => statuses.includes(order.status))
    .map(({ numerodopedido }) => numerodopedido);
}

test(
  '§2 /home: who ordered when, how to reach them, and their last order again',
  { tag: '@main' },
  async ({ pageOf }) => {
    const { razaosocial, celular } = await companyOf('cliente');
    await newOrder();
    await putRight();
    const page = await pageOf(seller, '/home');
    const row = rowOf(page, razaosocial).first();
    const { ultimo, abertos } = (await entryOf('cliente')) ?? { abertos: 0 };
    await expect(row).toContainText(`Pedido ${ultimo?.pedido}`);
    await expect(row).toContainText(`${abertos} aberto`);
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
    await expect(drawer).toContainText(`Pedido ${ultimo?.pedido}, para ${razaosocial}`);
    await drawer.getByRole('button', { name: /^Adicionar/ }).click();
    await expectCartPage(page);
    await expect(
      page.getByRole('status').getByText(`Orçamento para ${razaosocial}`),
    ).toBeAttached();
  },
);

test('a quote for them begins in their cart', async ({ pageOf }) => {
  const { razaosocial } = await companyOf('cliente2');
  const page = await pageOf(seller, '/home?busca=' + encodeURIComponent(razaosocial.slice(0, 8)));
  await rowOf(page, razaosocial)
    .getByRole('button', { name: /^Orçamento para/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Produtos/ })).toBeAttached();
  await expect(page.getByRole('complementary', { name: 'Orçamento' })).toContainText(razaosocial);
});

test('who has not ordered for 60 days, and who has pending quotes', async ({ pageOf }) => {
  await putRight();
  const { razaosocial } = await companyOf('cliente2');
  const before = await entryOf('cliente2');
  const old = Date.now() - 61 * 24 * 60 * 60 * 1000;
  await store(`carteiras/${seller}/cliente2/ultimo/em`, old);
  await store(`carteiras/${seller}/cliente2/abertos`, 0);
  try {
    const page = await pageOf(seller, '/home');
    await card(page).getByText('Parados', { exact: true }).click();
    await expect(rowOf(page, razaosocial)).toContainText(/há 6\d dias/);
    await expect(page).toHaveURL('/home?clientes=parados');
    await card(page).getByText('Em aberto', { exact: true }).click();
    await expect(card(page).getByRole('listitem').first()).toContainText('aberto');
    await expect(rowOf(page, razaosocial)).toHaveCount(0);
    // It comes by itself.
    await store(`carteiras/${seller}/cliente2/abertos`, 900);
    await expect(card(page).getByRole('listitem').first()).toContainText(razaosocial);
  } finally {
    await store(`carteiras/${seller}/cliente2`, before);
  }
});

test('a customer who is not approved any more can be read of, and gets no quote', async ({
  pageOf,
}) => {
  await putRight();
  const { razaosocial, ...entry } = await companyOf('cliente');
  await store('clientes/cliente', null);
  try {
    const page = await pageOf(seller, '/home?clientes=abertos');
    const row = rowOf(page, razaosocial);
    await expect(row).toContainText('Não está mais entre os clientes aprovados.');
    await expect(row.getByRole('button', { name: /^(Orçamento|Pedir)/ })).toHaveCount(0);
  } finally {
    await store('clientes/cliente', { ...entry, razaosocial });
  }
});

test('§2 /pedidosvendedor: the orders of one customer, in each status, by uid', async ({
  pageOf,
}) => {
  const number = await newOrder();
  await putRight();
  const { razaosocial, cod } = await companyOf('cliente');
  // The customer was called otherwise when this was sent.
  await store(`cabecalhos/${number}/cliente/razaosocial`, 'NOME ANTIGO LTDA');
  const page = await pageOf(seller, '/pedidosvendedor');
  const rows = page.getByRole('row', { name: /^Pedido \d+$/ });
  await page.getByRole('combobox', { name: 'Cliente' }).click();
  await page.keyboard.type(String(cod));
  const option = page.locator('.ant-select-item-option-active').filter({ hasText: razaosocial });
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pedidosvendedor?cliente=cliente');
  await expect(rows).toHaveCount((await ordersOf('cliente', initialStatus)).length);
  await expect(orderRow(page, number)).toContainText('NOME ANTIGO LTDA');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Pedidos/ })).toBeVisible();
  await expect(orderRow(page, number)).toBeVisible();
  await orderRow(page, number)
    .getByRole('button', { name: `Aprovar pedido ${number}` })
    .click();
  await confirm(page, 'Aprovar pedido?');
  await expect(orderRow(page, number)).toHaveCount(0);
  // The row goes with the page's own act, before the database has it.
  await expect.poll(() => stored(`pedidos/${number}/status`)).toBe('Aprovado');
  expect((await entryOf('cliente'))?.abertos).toBe(
    (await ordersOf('cliente', initialStatus)).length,
  );

  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/pedidosvendedor');
});

test('the administrator hands the last order on, and both portfolios follow', async ({
  pageOf,
}) => {
  const number = await newOrder();
  await putRight();
  expect((await entryOf('cliente'))?.ultimo?.pedido).toBe(number);
  const page = await pageOf('admin', `/pedidos?numero=${number}&status=Pendente`);
  const row = orderRow(page, number);
  await choose(page, row.getByRole('button', { name: /^Trocar vendedor/ }), 'Luciana Teixeira');
  await confirm(page, 'Alterar o Vendedor?');
  await expect.poll(() => stored(`pedidos/${number}/idvendedor`)).toBe('vendedor2');
  const left = await ordersOf('cliente', ...orderStatuses);
  expect((await entryOf('cliente'))?.ultimo?.pedido).toBe(Math.max(...left));
  expect(await stored(`carteiras/vendedor2/cliente/ultimo/pedido`)).toBe(number);
});
