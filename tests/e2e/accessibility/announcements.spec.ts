import { expect, type Locator, type Page } from '@playwright/test';

import { test } from '../people';
import { findConnection, holdConnection, loseConnection } from './connection';
import { see } from './state';

/** Changes outside the focus are announced to screen readers once, when they have settled. */

/** Records the texts that appear in a live region from now on. */
async function listen(region: Locator) {
  const heard: string[] = [];
  const name = `heard${Math.random().toString(36).slice(2)}`;
  await region.page().exposeFunction(name, (text: string) => heard.push(text));
  await region.evaluate((element, tell) => {
    const report = (window as unknown as Record<string, (text: string) => void>)[tell];
    new MutationObserver(() => report?.(element.textContent)).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, name);
  return heard;
}

/** From now on the test moves the page's clock. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

test('the count of a filtered list, not at each key', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.clock.install();
  await page.goto('/clientes');
  const count = status(page, /^Lista de Clientes: \d+$/);
  await count.waitFor({ state: 'attached' });
  const heard = await listen(count);
  await page.getByLabel('Nome do cliente').focus();
  await holdClock(page);
  for (let key = 0; key < 3; key += 1) {
    await page.keyboard.press('z');
    await page.clock.runFor(300);
  }
  expect(heard).toEqual([]);
  await page.clock.resume();
  await expect.poll(() => heard).toEqual(['Lista de Clientes: 0']);
});

test('the new cart, with its total for people who see prices', async ({ pageOf }) => {
  for (const [who, words] of [
    ['cliente', /^Orçamento: 2 itens$/],
    ['vendedor', /^Orçamento: 2 itens, total R\$/],
  ] as const) {
    const page = await pageOf(who);
    await page.clock.install();
    await page.goto('/produtos');
    const cart = status(page, /^Orçamento: 0 itens/);
    const add = page.getByRole('button', { name: /^Adicionar/ });
    await add.first().waitFor();
    const heard = await listen(cart);
    await holdClock(page);
    for (const at of [0, 1]) {
      await add.nth(at).click();
      await page.clock.runFor(300);
    }
    expect(heard).toEqual([]);
    await page.clock.resume();
    await expect.poll(() => heard).toEqual([expect.stringMatching(words)]);
  }
});

test('the lost and the restored connection', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await holdConnection(page);
  await page.goto('/clientes');
  await see(page, 'Reprovar');
  await loseConnection(page);
  await expect(status(page, /^Sem conexão\./)).toBeVisible();
  await findConnection(page);
  await expect(status(page, /^Sem conexão\./)).toHaveCount(0);
});
