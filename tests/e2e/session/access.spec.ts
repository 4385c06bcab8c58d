import { expect, type Page } from '@playwright/test';

import { test } from '../people';

const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('listitem');

test.describe('§6 every role sees its own', () => {
  test('a customer: catalogue without prices, no administration', async ({ pageOf }) => {
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
  });
});
