import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

import { formatCents } from '../../../domain/words/money';
import type { Order } from '../../../domain/order/order';
import { stored } from '../../support/stored';
import { confirm, newOrder, orderRow } from '../orders';
import { test } from '../people';

/** 'Resultados', from the copy of the orders in PostgreSQL. */

const results = '/home?resultados=1&periodo=12meses';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Pedidos aprovados' });

/** The text without the no-break spaces of prices. */
async function textOf(place: Locator): Promise<string> {
  return (await place.innerText()).replace(/\s/g, ' ');
}

/** All stored orders; none is older than the twelve months. */
async function storedOrders(): Promise<Order[]> {
  const orders = Object.values((await stored<Record<string, Order>>('pedidos')) ?? {});
  // The database returns a list with a hole at 0.
  return orders.filter(Boolean);
}

function cityOf({ cliente: { endereco } }: Order): string {
  return `${endereco?.cidade} / ${endereco?.estado}`;
}

async function approve(page: Page, number: number) {
  await page.goto('/pedidos');
  await orderRow(page, number)
    .getByRole('button', { name: /Aprovar pedido/ })
    .click();
  await confirm(page, 'Aprovar pedido?');
  await expect.poll(() => stored(`pedidos/${number}/status`)).toBe('Aprovado');
}

test.describe('§2 /home: Resultados', () => {
  test('an approval counts at once; its figure leads to it and it to its order', async ({
    pageOf,
  }) => {
    const number = await newOrder();
    const page = await pageOf('admin');
    await approve(page, number);
    await page.goto('/home');
    await page.getByRole('link', { name: 'Resultados' }).click();
    await expect(page.getByText(/^Atualizado às \d\d:\d\d/)).toBeVisible();

    const order = await stored<Order>(`pedidos/${number}`);
    const seller = section(page, 'Por vendedor').getByRole('row', {
      name: order?.vendedor ?? '',
    });
    const sum = seller.getByRole('button', { name: /Pedidos aprovados/ }).nth(1);
    const shown = (await textOf(sum)).split(':')[0] ?? '';
    await sum.click();
    await expect(drawerOf(page).getByText(/^\d+ pedidos?, R\$/)).toContainText(shown);
    await drawerOf(page)
      .getByRole('link', { name: `Pedido ${number}` })
      .click();
    await expect(page).toHaveURL(/\/pedidos\?/);
    await expect(orderRow(page, number)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
  });

  test(
    'the figures are those of the stored orders, in the table and in its CSV',
    { tag: '@main' },
    async ({ pageOf }) => {
      const page = await pageOf('admin', results);
      const cities = section(page, 'Por cidade');
      await expect(cities.getByRole('row').nth(1)).toBeVisible();
      const orders = await storedOrders();
      const cents = new Map<string, number>();
      for (const order of orders.filter(({ status }) => status === 'Aprovado')) {
        cents.set(cityOf(order), (cents.get(cityOf(order)) ?? 0) + order.centavos);
      }
      const [best = ['', 0]] = [...cents].sort(([, a], [, b]) => b - a);
      const first = await textOf(cities.getByRole('row').nth(1));
      expect(first).toContain(best[0]);
      expect(first).toContain(formatCents(best[1]).replace(/\s/g, ' '));

      const download = page.waitForEvent('download');
      await cities.getByRole('button', { name: /^CSV/ }).click();
      const lines = (await readFile(await (await download).path()))
        .toString()
        .trimEnd()
        .split('\r\n');
      expect(lines[0]).toBe('\uFEFFCidade;Enviados;Aprovados;Valor aprovado;Valor antes');
      expect(lines[1]).toContain(`;${(best[1] / 100).toFixed(2).replace('.', ',')};`);
      expect(lines).toHaveLength(1 + new Set(orders.map(cityOf)).size);
    },
  );
});
