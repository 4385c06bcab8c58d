import { expect, type Locator, type Page } from '@playwright/test';

import { findConnection, holdConnection, loseConnection } from './connection';
import { test } from './people';
import { emptyCart, see } from './state';

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

const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

test('the count of a filtered list, not at each key', async ({ pageOf }) => {
  const page = await pageOf('administrator');
  await page.goto('/clientes');
  const count = status(page, /^Lista de Clientes: \d+$/);
  await count.waitFor({ state: 'attached' });
  const heard = await listen(count);
  await page.getByLabel('Nome do cliente').pressSequentially('zzz', { delay: 50 });
  await expect.poll(() => heard).toEqual(['Lista de Clientes: 0']);
});

test('what the cart has come to, with its total for who sees prices', async ({ pageOf }) => {
  for (const [who, words] of [
    ['customer', /^Orçamento: 2 itens$/],
    ['seller', /^Orçamento: 2 itens, total R\$/],
  ] as const) {
    const page = await pageOf(who);
    await emptyCart(page);
    await page.goto('/produtos');
    const cart = status(page, /^Orçamento: 0 itens/);
    const add = page.getByRole('button', { name: /^Adicionar/ });
    await add.first().waitFor();
    const heard = await listen(cart);
    await add.nth(0).click();
    await add.nth(1).click();
    await expect.poll(() => heard.at(-1)).toMatch(words);
    expect(heard.length).toBeLessThan(3);
  }
});

test('the connection that goes and comes back', async ({ pageOf }) => {
  const page = await pageOf('administrator');
  await holdConnection(page);
  await page.goto('/clientes');
  await see(page, 'Reprovar');
  await loseConnection(page);
  await expect(status(page, /^Sem conexão\./)).toBeVisible();
  await findConnection(page);
  await expect(status(page, /^Sem conexão\./)).toHaveCount(0);
});
