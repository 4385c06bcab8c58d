import { expect, test, type Page } from '@playwright/test';

import { signedIn } from './sign-in';

const waiting = 'Seu cadastro está em análise, volte novamente mais tarde...';
const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('listitem');

test.describe('§6 every role sees its own', () => {
  test('who waits or was removed sees only that', async ({ browser }) => {
    for (const email of ['cliente.pendente', 'vendedor.pendente', 'cliente.removido']) {
      const page = await signedIn(browser, `${email}@mmv.local`);
      await expect(page.getByRole('main')).toContainText('Seu cadastro está em análise!');
      await expect(menuOf(page)).toHaveText(['Home', 'Sair']);
      for (const path of ['/produtos', '/categorias', '/carrinho', '/pedidos']) {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(waiting);
      }
      await page.context().close();
    }
  });

  test('a customer: catalogue without prices, no administration', async ({ browser }) => {
    const page = await signedIn(browser, 'cliente@mmv.local');
    await expect(menuOf(page)).toHaveText(['Home', 'Pedidos', 'Produtos', 'Sair']);
    for (const path of ['/pedidos', '/analise', '/clientes', '/pedidosvendedor']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(
        'Esta página não faz parte do seu acesso.',
      );
    }
    await page.goto('/produtos');
    await expect(page.getByRole('button', { name: /^Adicionar/ })).toHaveCount(30);
    expect(await page.content()).not.toContain('R$');
    await page.getByRole('button', { name: 'Carregar Mais' }).click();
    await expect(page.getByRole('button', { name: /^Adicionar/ })).toHaveCount(60);
    await page.context().close();
  });

  test('a seller: prices, total and the button, no administration', async ({ browser }) => {
    const page = await signedIn(browser, 'vendedor@mmv.local');
    await expect(menuOf(page)).toHaveText(['Home', 'Pedidos', 'Produtos', 'Sair']);
    await page.getByRole('link', { name: 'Produtos', exact: true }).click();
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    const panel = page.getByRole('complementary', { name: 'Orçamento' });
    await expect(panel).toContainText('R$');
    await expect(panel.getByRole('button', { name: 'PEDIR ORÇAMENTO' })).toBeVisible();
    await page.goto('/analise');
    await expect(page.getByRole('main')).toContainText('Esta página não faz parte do seu acesso.');
    await page.context().close();
  });

  test('the administrator: dashboard, no quote button', async ({ browser }) => {
    const page = await signedIn(browser, 'admin@mmv.local');
    await expect(page.getByRole('button', { name: 'Realizar Back-Up' })).toBeVisible();
    await page.getByRole('button', { name: 'Realizar Back-Up' }).click();
    // The very first call starts the endpoints.
    await expect(page.getByText(/Back-up realizado/)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Produtos', exact: true }).click();
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Carrinho' }).click();
    await expect(page.getByLabel('Representante')).toBeVisible();
    await expect(page.getByRole('button', { name: 'PEDIR ORÇAMENTO' })).toHaveCount(0);
    await page.context().close();
  });
});
