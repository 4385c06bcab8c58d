import { expect, type Page } from '@playwright/test';

import type { CustomerEntry } from '../../../domain/people/customer-entry';
import { stored } from '../../support/stored';
import { networkOf } from '../network';
import { newOrder } from '../orders';
import { test } from '../people';

/** Everything in the browser's IndexedDB, as one text. */
function databasesOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('IndexedDB failed', { cause: request.error }));
      });
    const found: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name ?? ''));
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        found.push(await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}

test('§4 a seller without a connection finds a customer and an order that no screen has shown', async ({
  pageOf,
}) => {
  const entry = await stored<CustomerEntry>('clientes/cliente');
  const company = entry?.razaosocial ?? '';
  const number = await newOrder();
  // The worker keeps the code of the searches.
  const page = await pageOf('vendedor', undefined, { loadsAhead: true, serviceWorkers: 'allow' });
  const network = await networkOf(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const since = searchParams.get('desde');
    if (pathname.endsWith('/meusclientes') && since !== null) asked.push(since);
  });
  const add = page.getByRole('button', { name: /^Adicionar/ });
  await page.goto('/produtos');
  await expect(add.first()).toBeVisible();
  await expect.poll(() => databasesOf(page)).toContain('vendedor own customers');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Each later start asks once, for changes alone.
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[0]).toBe('1');
  expect(Number(asked[1])).toBeGreaterThan(1);
  await expect(page.getByText(company)).toHaveCount(0);

  await network.takeAway();
  await expect(page.getByText(/^Sem conexão\. Os dados/)).toBeVisible();
  const field = page.getByLabel('Orçamento para', { exact: true });
  await field.click();
  await field.fill(company);
  await expect(
    page.getByText('Sem conexão: busca só entre os clientes que estão neste aparelho.'),
  ).toBeVisible();
  await page.locator('.ant-select-item-option').filter({ hasText: company }).click();
  await add.first().click();
  await expect(page.getByRole('button', { name: 'Itens Orçamento ( 1 )' })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${company}`));

  await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await page.getByRole('combobox', { name: 'Buscar pedido' }).fill(`${company} ${number}`);
  await expect(page.locator('.ant-select-item-option').filter({ hasText: company })).toContainText(
    `${number}`,
  );
  await expect(page.getByText(/^Sem conexão: busca só nos pedidos/)).toBeVisible();

  expect(await databasesOf(page)).toContain(company);
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
  await expect.poll(() => databasesOf(page)).not.toContain('vendedor');
  expect(await databasesOf(page)).not.toContain(company);
});
