import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import { aCustomer } from '../../support/data/customers';
import { storeOrders } from '../../support/data/many/many';
import { stored } from '../../support/stored';
import { confirm } from '../orders';
import { test } from '../people';
import { choose } from '../select';

/** Decision 78: many orders are selected and changed together, each by itself and once. */

let turn = 0;

/** Pending orders of a company that no other test uses, and the address of their list. */
async function someOrders(count: number, path = '/pedidos') {
  turn += 1;
  const customer = aCustomer(`varios-${turn}-${count}`, { cod: 9_800 + turn });
  const numbers = await storeOrders(
    customer,
    Array.from({ length: count }, () => 1),
  );
  const company = customer.razaosocial ?? '';
  const query = path === '/pedidos' ? `?empresa=${encodeURIComponent(company)}` : '';
  return { numbers, list: `${path}${query}` };
}

const orderNow = async (number: number) => {
  const order = await stored<Order>(`pedidos/${number}`);
  if (!order) throw new Error(`There is no order ${number}.`);
  return order;
};
const ordersNow = (numbers: readonly number[]) => Promise.all(numbers.map(orderNow));
const linesOf = (order: Order) => Object.keys(order.historico ?? {}).length;

const bar = (page: Page) => page.getByRole('group', { name: 'Pedidos escolhidos' });
const panel = (page: Page) =>
  page.getByRole('region', { name: /^(Aprovação|Volta|Exclusão|Troca) .*de \d+ pedidos?$/ });
const checkbox = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Escolher pedido ${number}` });

async function chooseAll(page: Page, list: string, count: number) {
  await page.goto(list);
  await page.getByRole('button', { name: 'Escolher vários' }).click();
  await bar(page).getByRole('button', { name: 'Escolher' }).click();
  await page.getByRole('menuitem', { name: 'Todos os que passam pelos filtros' }).click();
  await expect(bar(page)).toContainText(`${count} pedidos ·`);
}

async function approve(page: Page) {
  await bar(page).getByRole('button', { name: 'Aprovar' }).click();
  await confirm(page, 'Aprovar pedidos?');
}

/** Cuts the connection at the write of this number, until it is restored. */
async function cutAtWrite(page: Page, writes: number) {
  let seen = 0;
  let down = false;
  await page.routeWebSocket(/\/\.ws\?/, (socket) => {
    if (down) {
      void socket.close({ code: 1001, reason: 'cut' });
      return;
    }
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (message.toString().includes('/mudanca":')) seen += 1;
      if (seen === writes) down = true;
      if (down) void socket.close({ code: 1001, reason: 'cut' });
      else server.send(message);
    });
  });
  return {
    giveBack: () => {
      down = false;
      seen = writes + 1;
    },
  };
}

test.describe('§2 /pedidos, /pedidosvendedor: many orders at once', () => {
  test(
    'all that match are approved, also those that the list has not loaded',
    { tag: '@main' },
    async ({ pageOf }) => {
      const { numbers, list } = await someOrders(40);
      const before = await stored<number>('resumopedidos/Aprovado/quantidade');
      const page = await pageOf('admin');
      await chooseAll(page, list, 40);
      await bar(page).getByRole('button', { name: 'Aprovar' }).click();
      const dialog = page.getByRole('dialog', { name: 'Aprovar pedidos?' });
      await expect(dialog).toContainText('Realmente deseja aprovar 40 pedidos?');
      await expect(dialog).toContainText('Total: R$');
      // Their lines match today's table, but their customer was never approved.
      await expect(dialog).toContainText('40 de 40 têm alertas.');
      await expect(dialog).toContainText('Cliente não aprovado: ');
      await expect(dialog.getByRole('button').first()).toHaveText('SIM');
      await confirm(page, 'Aprovar pedidos?');
      // The change continues while the person looks at another screen.
      await page.getByRole('link', { name: 'Clientes', exact: true }).click();
      await expect(panel(page)).toContainText('40 de 40 aprovados.');
      const orders = await ordersNow(numbers);
      expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 'Aprovado'));
      expect(orders.map(linesOf)).toEqual(orders.map(() => 1));
      expect(await stored('resumopedidos/Aprovado/quantidade')).toBe((before ?? 0) + 40);
      await panel(page).getByRole('button', { name: 'Fechar' }).press('Enter');
      await expect(panel(page)).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    },
  );

  test('two administrators move each order once', async ({ pageOf }) => {
    const { numbers, list } = await someOrders(12);
    const pages = [await pageOf('admin'), await pageOf('admin')];
    for (const page of pages) {
      await chooseAll(page, list, 12);
      await bar(page).getByRole('button', { name: 'Aprovar' }).click();
    }
    await Promise.all(pages.map((page) => page.getByRole('button', { name: 'SIM' }).click()));
    let done = 0;
    for (const page of pages) {
      await expect(panel(page).getByRole('button', { name: 'Fechar' })).toBeVisible();
      const words = await panel(page).getByRole('status').textContent();
      done += Number(/^(\d+) de 12/.exec(words ?? '')?.[1]);
      expect(await panel(page).getByText('falh').count()).toBe(0);
    }
    expect(done).toBe(12);
    const orders = await ordersNow(numbers);
    expect(orders.map(linesOf)).toEqual(orders.map(() => 1));
  });

  test('a connection that is cut at half: it says which half, can be stopped, goes on, and doubles nothing', async ({
    pageOf,
  }) => {
    const { numbers, list } = await someOrders(40);
    const page = await pageOf('admin');
    const cut = await cutAtWrite(page, 21);
    await chooseAll(page, list, 40);
    await approve(page);
    await expect(panel(page)).toContainText(/Sem conexão: \d+ de 40 aprovados\./);
    await panel(page).getByRole('button', { name: 'Parar' }).click();
    await expect(panel(page)).toContainText(/Parado: \d+ de 40 aprovados\. Faltam \d+/);
    cut.giveBack();
    await expect(page.getByText(/^Sem conexão\. Os dados/)).toHaveCount(0);
    // Running changes finish; no other one begins.
    await expect(async () => {
      const done = (await ordersNow(numbers)).filter(({ status }) => status === 'Aprovado').length;
      await expect(panel(page)).toContainText(`Parado: ${done} de 40`);
      expect(done).toBeLessThan(40);
    }).toPass();
    await panel(page).getByRole('button', { name: 'Continuar' }).click();
    await expect(panel(page)).toContainText('40 de 40 aprovados.');
    const orders = await ordersNow(numbers);
    expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 'Aprovado'));
    expect(orders.map(linesOf)).toEqual(orders.map(() => 1));
  });

  test('a half-done change continues in the next page', async ({ pageOf }) => {
    const { numbers, list } = await someOrders(30);
    const page = await pageOf('admin');
    await cutAtWrite(page, 15);
    await chooseAll(page, list, 30);
    await approve(page);
    await expect(panel(page)).toContainText(/Sem conexão: \d+ de 30/);
    const browser = page.context();
    await page.close();

    const next = await browser.newPage();
    await next.goto('/home');
    await expect(panel(next)).toContainText('30 de 30 aprovados.');
    const orders = await ordersNow(numbers);
    expect(orders.map(linesOf)).toEqual(orders.map(() => 1));
    await panel(next).getByRole('button', { name: 'Fechar' }).click();
    await next.reload();
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(panel(next)).toHaveCount(0);
  });

  test('a seller deletes some for a reason, by keyboard, and hands none on', async ({ pageOf }) => {
    const { numbers, list } = await someOrders(3, '/pedidosvendedor');
    const chosen = numbers.slice(1);
    const page = await pageOf('vendedor', list);
    await page.getByRole('button', { name: 'Escolher vários' }).click();
    await expect(bar(page).getByRole('button', { name: 'Excluir' })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Alterar vendedor' })).toHaveCount(0);
    for (const number of chosen) {
      await checkbox(page, number).press(' ');
      await expect(checkbox(page, number)).toBeChecked();
    }
    await bar(page).getByRole('button', { name: 'Excluir' }).press('Enter');
    await page.getByLabel('Motivo (opcional)').fill('Em dobro');
    await confirm(page, 'excluir pedidos?');
    await expect(panel(page)).toContainText('2 de 2 excluídos.');
    for (const order of await ordersNow(chosen)) {
      expect(order.status).toBe('Excluido');
      expect(Object.values(order.historico ?? {})[0]?.motivo).toBe('Em dobro');
    }
    expect((await orderNow(numbers[0] ?? 0)).status).toBe('Pendente');
  });

  test('the orders of one customer go to another seller', async ({ pageOf }) => {
    const { numbers, list } = await someOrders(9);
    const page = await pageOf('admin');
    await chooseAll(page, list, 9);
    await bar(page).getByRole('button', { name: 'Alterar vendedor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Alterar o Vendedor?' });
    await dialog.getByRole('button', { name: 'SIM' }).click();
    await expect(dialog).toContainText('Escolha o novo vendedor.');
    await choose(page, dialog.getByLabel('Novo vendedor'), 'Luciana Teixeira');
    await dialog.getByRole('button', { name: 'SIM' }).click();
    await expect(panel(page)).toContainText('9 de 9 com o novo vendedor.');
    const orders = await ordersNow(numbers);
    expect(orders.map(({ vendedor }) => vendedor)).toEqual(orders.map(() => 'Luciana Teixeira'));
  });
});
