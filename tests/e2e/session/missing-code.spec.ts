import { expect } from '@playwright/test';

import { test } from '../people';

/** The code of a part that doesn't load, as on a bad line or after a new release. */
const listsCode = /\/assets\/lists-drawer[^/]*\.(js|css)$/;

test('§4 a part whose code is missing says so in its place, and opens when it can', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente');
  let missed = 0;
  await page.route(listsCode, (route) => {
    missed += 1;
    return route.abort();
  });
  await page.goto('/produtos');
  const add = page.getByRole('button', { name: /^Adicionar/ }).first();
  const lists = page.getByRole('button', { name: 'Listas', exact: true }).first();
  await expect(add).toBeVisible();
  await lists.click();
  const failed = page.getByRole('dialog').filter({ hasText: 'As listas não foram abertas.' });
  await expect(failed).toBeVisible();
  expect(missed).toBeGreaterThan(0);

  // The rest of the screen still works.
  await page.keyboard.press('Escape');
  await expect(failed).toBeHidden();
  await add.click();
  await expect(page.getByRole('button', { name: 'Itens Orçamento ( 1 )' })).toBeVisible();

  // Browsers remember a missing script.
  await lists.click();
  await expect(failed).toBeVisible();
  await page.unroute(listsCode);
  await failed.getByRole('button', { name: 'Recarregar' }).click();
  await expect(add).toBeVisible();
  await lists.click();
  await expect(page.getByRole('dialog', { name: 'Listas' })).toBeVisible();
});
