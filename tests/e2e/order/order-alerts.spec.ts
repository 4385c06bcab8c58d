import { expect, type Page } from '@playwright/test';

import type { OrderCheck } from '../../../domain/order/check/comparison';
import { storeCheck } from '../order-checks';
import { newOrder, orderRow } from '../orders';
import { test } from '../people';

const nothing = {
  ...{ itens: 0, codigo: 0, nome: 0, preco: 0, estoque: 0 },
  ...{ primeiro: false, vezes: 0 },
};

/** A pending order with these findings of the server. */
async function orderWith(found: Partial<OrderCheck>): Promise<number> {
  const number = await newOrder();
  await storeCheck(number, { em: Date.now(), ...nothing, ...found });
  return number;
}

/** How much wider the table is than its visible part. */
const overflow = (page: Page) =>
  page.getByRole('table', { name: 'Pedidos' }).evaluate((table) => {
    const room = table.parentElement?.clientWidth ?? 0;
    return table.scrollWidth - room;
  });

test.describe('§2 /pedidos: alerts (decision 79)', () => {
  test('marked rows fit a window of 1024 pixels, close or not', async ({ pageOf }) => {
    const numbers = [
      await orderWith({ primeiro: true }),
      await orderWith({ vezes: 120 }),
      await orderWith({ primeiro: true, vezes: 5 }),
    ];
    const page = await pageOf('admin', '/pedidos', { viewport: { width: 1024, height: 768 } });
    await page.getByRole('button', { name: 'Recolher menu' }).click();
    for (const number of numbers) await expect(orderRow(page, number)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Empresa' })).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Colunas' }).click();
    await page.getByRole('menuitemradio', { name: 'Compactas' }).click();
    await expect(page.getByRole('table', { name: 'Pedidos' })).toBeVisible();
    await expect
      .poll(() => orderRow(page, numbers[0] ?? 0).evaluate((row) => row.clientHeight))
      .toBeLessThan(40);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
