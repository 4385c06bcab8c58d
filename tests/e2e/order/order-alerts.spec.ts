import { expect, type Page } from '@playwright/test';

import type { OrderCheck } from '../../../domain/order/check/comparison';
import type { CustomerEntry } from '../../../domain/people/customer-entry';
import { storeCheck } from '../order-checks';
import { store, stored } from '../../support/stored';
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
  for (const [login, path] of [
    ['admin', '/pedidos'],
    ['vendedor', '/pedidosvendedor'],
  ] as const) {
    test(`${path}: in one mark, in the details and where it is approved`, async ({ pageOf }) => {
      const number = await orderWith({ primeiro: true, vezes: 7 });
      const page = await pageOf(login, `${path}?numero=${number}`);
      const row = orderRow(page, number);
      await expect(row).toContainText('2 alertas');
      const sentences = [
        'É o primeiro pedido deste cliente.',
        'O total é 7 vezes o habitual deste cliente.',
      ];
      for (const sentence of sentences) {
        await expect(row.getByTitle(sentence)).toBeVisible();
      }

      await row.getByRole('button', { name: /^Itens/ }).click();
      const details = page.getByRole('region', { name: `Detalhes do pedido ${number}` });
      await row.getByRole('button', { name: /Aprovar pedido/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Aprovar pedido?' });
      for (const sentence of sentences) {
        await expect(details).toContainText(sentence);
        await expect(dialog).toContainText(sentence);
      }
    });
  }

  test('a customer who is no longer approved, live', async ({ pageOf }) => {
    const number = await orderWith({});
    const page = await pageOf('vendedor', `/pedidosvendedor?numero=${number}`);
    const row = orderRow(page, number);
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('alerta');
    const entry = await stored<CustomerEntry>('clientes/cliente');
    try {
      await store('clientes/cliente', null);
      await expect(row).toContainText('cliente não aprovado');
    } finally {
      await store('clientes/cliente', entry);
    }
    await expect(row).not.toContainText('cliente não aprovado');
  });

  test('customers learn nothing of it', async ({ pageOf }) => {
    const number = await orderWith({ primeiro: true, vezes: 7 });
    const page = await pageOf('cliente', `/pedidoscliente?numero=${number}`);
    const row = orderRow(page, number);
    await row.getByRole('button', { name: /^Itens/ }).click();
    await expect(page.getByRole('region', { name: `Detalhes do pedido ${number}` })).toBeVisible();
    expect(await page.content()).not.toMatch(/alertas|habitual|primeiro pedido|difere/);
  });

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
