import { expect, type Page } from '@playwright/test';

import { manyProducts } from '../../support/data/many/many-products';
import { test } from '../people';

/** §2 /produtos: searching as people write, and by keyboard alone. */

const cards = (page: Page) => page.getByRole('main').locator('li:has(h2)');
const options = (page: Page) => page.getByRole('option');
const description = (page: Page) => page.getByLabel('Descrição');

async function open(page: Page) {
  await page.goto('/produtos');
  await cards(page).first().waitFor();
}

test('a search by keyboard only: arrow, Enter, and on to the product', async ({ pageOf }) => {
  const page = await pageOf('cliente');
  await open(page);
  await page.getByRole('main').focus();
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await description(page).evaluate((field) => field === document.activeElement)) break;
  }
  await expect(description(page)).toBeFocused();
  await page.keyboard.type('co');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = (await page.getByRole('option', { selected: true }).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(description(page)).toHaveValue(`${chosen} `);
  await expect(options(page)).toHaveCount(0);
  await expect(description(page)).toBeFocused();
  await expect(cards(page).first().locator('mark').first()).toBeVisible();
  // Escape closes the suggestions and keeps the text. When suggestions appear, the list has caught up with the keys.
  for (let keys = 1; keys < chosen.length; keys += 1) await page.keyboard.press('Backspace');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(description(page)).toHaveValue('CO');
  for (let tabs = 0; tabs < 8; tabs += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    if (focused?.startsWith('Adicionar')) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Itens Orçamento ( 1 )' })).toBeVisible();
});

test('the endpoint searches a catalogue too large to load', async ({ pageOf }) => {
  const page = await pageOf('cliente');
  const asked: string[] = [];
  await page.route(/\/api\/produtos/, async (route) => {
    const { search } = new URL(route.request().url());
    asked.push(decodeURIComponent(search));
    if (search !== '') return route.continue();
    expect(route.request().headers()['x-limite']).toBe('25000');
    await route.fulfill({
      json: manyProducts(1_000),
      headers: { 'X-Total-Count': '100000' },
    });
  });
  await open(page);
  await expect(page.getByRole('heading', { name: 'Produtos' }).locator('..')).toContainText(
    '100000',
  );
  await description(page).fill('29 camara');
  await expect(cards(page).first()).toContainText('CÂMARA');
  await expect(cards(page).first()).not.toContainText('REF');
  expect(asked.filter((search) => search !== '')).toEqual(['?DESCRICAO=29+CAMARA']);
  await description(page).fill('corente');
  await page.getByRole('button', { name: 'Você quis dizer CORRENTE?' }).click();
  await expect(cards(page).first()).toContainText('CORRENTE');
});
