import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';
import readXlsx from 'read-excel-file/node';

import { cartTotal } from '../../../domain/cart/cart';
import { formatCents, toCents } from '../../../domain/words/money';
import { indexOf, type Order } from '../../../domain/order/order';
import type { CartLine } from '../../../domain/product/product';
import type { User } from '../../../domain/people/user';
import { storedOrder } from '../../support/data/stored-order';
import { aLine, anOrder } from '../../support/data/an-order';
import { storeAll, stored } from '../../support/stored';
import { networkOf } from '../network';
import { fillCart, orderRow } from '../orders';
import { layOut, printRows } from './paper';
import { test } from '../people';
import { printDialog, type Printed } from './print-dialog';
import { choose } from '../select';

/** No code, size or drawing on a page contains it by chance. */
const price = 61_803.39;
const numbers = [9301, 9302] as const;

const lines = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, at) =>
    aLine({ CD_PRODUTO: `0${1001 + at}`, DESCRICAO: `=CÂMARA DE AR ${at}`, preco_venda: price }),
  );

async function storeOrder(number: number, itens: CartLine[]): Promise<void> {
  const customer = await stored<User>('usuarios/cliente');
  if (!customer) throw new Error('The sample has no customer.');
  const order: Order = {
    ...anOrder({ itens, total: cartTotal(itens), cliente: customer }),
    numerodopedido: number,
    idvendedor: 'vendedor',
    // The copy of the orders reads the newest changes.
    mudouem: Date.now(),
  };
  await storeAll(storedOrder({ ...order, indice: indexOf(order) }));
}

test.beforeEach(async () => {
  await storeOrder(numbers[0], lines(1));
  await storeOrder(numbers[1], lines(400));
});

async function lastPrinted(printed: Printed[], count: number): Promise<string> {
  await expect.poll(() => printed.length).toBe(count);
  return printed.at(-1)?.html ?? '';
}

const print = (page: Page, number: number) =>
  orderRow(page, number)
    .getByRole('button', { name: `Imprimir pedido ${number}` })
    .click();
const pricesIn = (html: string) =>
  html.replace(/&nbsp;|[\s.,]/g, '').match(/R\$|BRL|618033/g) ?? [];

test.describe('§2 /pedidos: copies of orders', () => {
  test('a seller prints several at once, each on separate pages', async ({ pageOf }) => {
    const page = await pageOf('vendedor');
    const { printed } = await printDialog(page);
    await page.goto('/pedidosvendedor');
    await page.getByRole('button', { name: 'Escolher vários' }).click();
    for (const number of numbers) {
      await page.getByRole('checkbox', { name: `Escolher pedido ${number}` }).click();
    }
    const chosen = page.getByRole('group', { name: 'Pedidos escolhidos' });
    await chosen.getByRole('button', { name: 'Imprimir' }).click();
    const sheet = await layOut(page.context(), await lastPrinted(printed, 1));
    await expect(sheet.locator('article')).toHaveCount(2);
    await expect(sheet.locator('article').first()).toContainText(`Pedido ${numbers[1]}`);
    await sheet
      .locator('article')
      .first()
      .locator('tbody tr')
      .evaluateAll((rows) => {
        for (const row of rows.slice(3)) row.remove();
      });
    // Each page has a head, and the sum stays with its lines.
    expect(await printRows(sheet)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6],
    ]);
  });

  test('a customer’s have no price, on paper, in the message, and without a connection', async ({
    pageOf,
  }) => {
    const page = await pageOf('cliente');
    const { printed } = await printDialog(page);
    await page.goto('/pedidoscliente');
    await print(page, numbers[0]);
    const html = await lastPrinted(printed, 1);
    expect(html).toContain('=CÂMARA DE AR 0');
    expect(pricesIn(html)).toEqual([]);

    await orderRow(page, numbers[1])
      .getByRole('button', { name: /^Itens/ })
      .click();
    const message = page.getByRole('link', { name: /^Enviar por WhatsApp/ });
    await expect(message).toHaveAttribute('target', '_blank');
    await expect(message).toHaveAttribute('rel', /noopener/);
    const text = new URL((await message.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(text).toContain(`Pedido ${numbers[1]}`);
    expect(text).toMatch(/\n\n400 itens: http.*\/pedidosvendedor\?.*pedido=9302$/);
    expect(pricesIn(text)).toEqual([]);
    expect(pricesIn(await page.content())).toEqual([]);

    await page.context().setOffline(true);
    await print(page, numbers[0]);
    expect(pricesIn(await lastPrinted(printed, 2))).toEqual([]);
    await page.context().setOffline(false);
  });

  test('a sent quote can be printed and forwarded at once', async ({ pageOf }) => {
    const page = await pageOf('vendedor');
    const { printed } = await printDialog(page);
    await page.goto('/produtos');
    await fillCart(page);
    await choose(page, page.getByLabel('Representante'), 'Rafael Moreira');
    await page.getByRole('button', { name: 'PEDIR ORÇAMENTO' }).click();
    const dialog = page.getByRole('dialog', { name: /^Pedido \d+$/ });
    await dialog.getByRole('button', { name: /^Imprimir pedido/ }).click();
    const html = await lastPrinted(printed, 1);
    expect(html).toContain((await dialog.getByRole('heading').textContent()) ?? '');
    expect(html).toContain('Orçamento do representante');
    await expect(dialog.getByRole('link', { name: /^Enviar por WhatsApp/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
  });
});

test.describe('§2 /pedidosvendedor: the found orders, as a file', () => {
  async function save(page: Page, content: string, format: string): Promise<Buffer> {
    const dialog = page.getByRole('dialog', { name: 'Exportar pedidos' });
    await dialog.getByRole('radio', { name: content }).click();
    await dialog.getByRole('radio', { name: format }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Exportar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^pedidos-pendentes-\\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`),
    );
    await expect(dialog.getByText(/^Arquivo salvo com \d+ pedidos?, /)).toBeVisible();
    return readFile(await file.path());
  }

  test('CSV and XLSX hold all of the seller’s and nobody else’s', async ({ pageOf }) => {
    const page = await pageOf('vendedor');
    await page.goto('/pedidosvendedor');
    await orderRow(page, numbers[0]).waitFor();
    const all = (await stored<Record<string, Order | null>>('pedidos')) ?? {};
    const own = Object.values(all)
      .filter((order) => order !== null)
      .filter(({ idvendedor, status }) => idvendedor === 'vendedor' && status === 'Pendente');
    await page.getByRole('button', { name: 'Exportar' }).click();
    const csv = (await save(page, 'Um pedido por linha', 'CSV')).toString();
    const saved = csv.trimEnd().split('\r\n').slice(1);
    expect(saved.map((row) => Number(row.split(';')[0])).toSorted()).toEqual(
      own.map(({ numerodopedido }) => numerodopedido).toSorted(),
    );
    expect(csv).toContain(';123606,78;');
    const sum = saved.reduce(
      (cents, row) => cents + toCents(Number(row.split(';')[12]?.replace(',', '.'))),
      0,
    );
    expect(sum).toBe(own.reduce((cents, { total }) => cents + toCents(total), 0));
    await expect(page.getByText(`soma ${formatCents(sum)}`)).toBeVisible();

    const [sheet] = await readXlsx(await save(page, 'Um item por linha', 'XLSX'));
    const rows = sheet?.data.slice(1) ?? [];
    expect(rows).toHaveLength(own.reduce((sum, { itens }) => sum + Object.keys(itens).length, 0));
    const row = rows.find((cells) => cells[0] === numbers[1]);
    // The sample's administrator asks for four terms, which stand before the lines.
    expect(row?.slice(15, 20)).toEqual(['01001', '=CÂMARA DE AR 0', 2, price, 2 * price]);
  });

  test('a number typed is the only one; without a connection it waits or stops', async ({
    pageOf,
  }) => {
    const page = await pageOf('admin');
    const network = await networkOf(page);
    await page.goto('/pedidos');
    await page.getByLabel('Número do pedido').fill(String(numbers[0]));
    await expect(page.getByRole('row', { name: /^Pedido \d+$/ })).toHaveCount(1);
    await page.getByRole('button', { name: 'Exportar' }).click();
    const csv = (await save(page, 'Um pedido por linha', 'CSV')).toString();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
    await page.getByRole('button', { name: 'Fechar' }).last().click();

    await page.getByLabel('Número do pedido').fill('');
    await expect(page.getByRole('row', { name: /^Pedido \d+$/ }).nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Exportar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exportar pedidos' });
    await dialog.waitFor();
    await network.takeAway();
    await dialog.getByRole('button', { name: 'Exportar' }).click();
    await expect(
      dialog.getByText(/^Sem conexão: \d+ de \d+ pedidos? lidos, e nada foi salvo/),
    ).toBeVisible();
    const download = page.waitForEvent('download');
    await network.giveBack();
    await download;
    await expect(dialog.getByText(/^Arquivo salvo com \d+ pedidos/)).toBeVisible();

    await network.takeAway();
    await dialog.getByRole('button', { name: 'Exportar' }).click();
    await dialog.getByRole('button', { name: 'Parar' }).click();
    await expect(dialog.getByText(/^Exportação parada: .* nada foi salvo/)).toBeVisible();
    await network.giveBack();
    const rest = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await rest;
    await expect(dialog.getByText(/^Arquivo salvo com \d+ pedidos/)).toBeVisible();
  });
});
