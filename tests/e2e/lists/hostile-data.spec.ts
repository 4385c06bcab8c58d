import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import { withIndex } from '../../../domain/people/search/index-keys';
import type { User } from '../../../domain/people/user';
import { storedOrder } from '../../support/data/stored-order';
import { store, storeAll, stored } from '../../support/stored';
import { orderRow } from '../orders';
import { test } from '../people';

/** §2, §3 hostile data in the database or the browser is shown as text and breaks no screen. */
const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const backwards = '\u202Eodneicnum\u202C';
const endless = 'W'.repeat(10_000);
const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window);

const uid = 'hostil';
const number = 900_001;

test.beforeEach(async () => {
  const user = await stored<User>('usuarios/cliente');
  const order = await stored<Order>('pedidos/1');
  if (!user || !order) throw new Error('The sample data is missing.');
  const hostile = { ...user, uid, cod: 99_999, email: `${uid}@mmv.local`, nome: script };
  await store(`usuarios/${uid}`, withIndex({ ...hostile, razaosocial: backwards, cargo: endless }));
  await storeAll(
    storedOrder({
      ...order,
      numerodopedido: number,
      status: 'Pendente',
      vendedor: 'javascript:alert(1)',
      cliente: { ...order.cliente, uid, nome: script, razaosocial: script, email: endless },
      itens: order.itens.map((line) => ({ ...line, DESCRICAO: script })),
    }),
  );
});
test('§2 /pedidos and /clientes show hostile records as text', async ({ pageOf }) => {
  const page = await pageOf('admin', '/pedidos');
  const row = orderRow(page, number);
  await expect(row).toContainText(script);
  // The middle of a row may be one of its controls.
  await row.getByRole('cell').first().click();
  await expect(page.getByRole('main')).toContainText('javascript:alert(1)');
  await expect(page.getByText(script).nth(2)).toBeVisible();

  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  await page.getByLabel('E-mail do cliente').fill(`${uid}@`);
  await expect(page.getByRole('listitem').filter({ hasText: script })).toContainText(backwards);
  expect(await isHacked(page)).toBe(false);
  const widths = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test('§2 /clientes, /vendedores: a word of 80 letters leaves the table in its place', async ({
  pageOf,
}) => {
  const page = await pageOf('admin', '/clientes');
  const long = 'W'.repeat(80);
  const email = `${'w'.repeat(50)}@${'w'.repeat(24)}.com.br`;
  for (const [id, state] of [
    ['cliente', true],
    ['vendedor', true],
    [uid, 'removido'],
  ] as const) {
    const user = await stored<User>(`usuarios/${id}`);
    if (!user) throw new Error('The sample data is missing.');
    const changed = { ...user, analise: state, nome: long, razaosocial: long, email };
    await store(`usuarios/${id}`, withIndex(changed));
  }
  await page.getByText('Tabela', { exact: true }).click();
  for (const path of ['/clientes', '/clientes?situacao=removidos', '/vendedores']) {
    await page.goto(path);
    for (const width of [1366, 1060]) {
      await page.setViewportSize({ width, height: 800 });
      const table = page.getByRole('main').getByRole('table');
      await expect(table.getByTitle(long).first()).toBeVisible();
      const cut = table.evaluate((is) => is.scrollWidth - (is.parentElement?.clientWidth ?? 0));
      expect(await cut).toBeLessThanOrEqual(0);
    }
  }
});
