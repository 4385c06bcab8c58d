import { expect, type Page } from '@playwright/test';

import { goToCart } from '../orders';
import { test } from '../people';

const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('listitem');

test.describe('§6 every role sees its own', () => {
  test(
    'a customer: catalogue without prices, no administration',
    { tag: '@main' },
    async ({ pageOf }) => {
      const page = await pageOf('cliente');
      for (const path of ['/pedidos', '/analise', '/clientes', '/pedidosvendedor']) {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(
          'Esta página não faz parte do seu acesso.',
        );
      }
      await expect(menuOf(page)).toHaveText(['Home', 'Pedidos', 'Produtos', 'Categorias', 'Sair']);
      await page.goto('/produtos');
      await expect(page.getByRole('button', { name: /^Adicionar/ })).toHaveCount(30);
      expect(await page.content()).not.toContain('R$');
      await page.getByRole('button', { name: 'Carregar Mais' }).click();
      await expect(page.getByRole('button', { name: /^Adicionar/ })).toHaveCount(60);
    },
  );

  test('a seller: prices, total and the button, no administration', async ({ pageOf }) => {
    const page = await pageOf('vendedor', '/produtos');
    await expect(menuOf(page)).toHaveText(['Home', 'Pedidos', 'Produtos', 'Categorias', 'Sair']);
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    const panel = page.getByRole('complementary', { name: 'Orçamento' });
    await expect(panel).toContainText('R$');
    await expect(panel.getByRole('button', { name: 'PEDIR ORÇAMENTO' })).toBeVisible();
    await page.goto('/analise');
    await expect(page.getByRole('main')).toContainText('Esta página não faz parte do seu acesso.');
  });

  test('the administrator: dashboard, no quote button', async ({ pageOf }) => {
    const page = await pageOf('admin', '/home');
    await page.getByRole('button', { name: 'Realizar Back-Up' }).click();
    await expect(page.getByText(/Back-up realizado/)).toBeVisible();
    await page.getByRole('link', { name: 'Produtos', exact: true }).click();
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    await goToCart(page);
    await expect(page.getByLabel('Representante')).toBeVisible();
    await expect(page.getByRole('button', { name: 'PEDIR ORÇAMENTO' })).toHaveCount(0);
  });
});
