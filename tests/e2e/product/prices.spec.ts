import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import type { Product } from '../../../domain/product/product';
import { stored } from '../../support/stored';
import { chooseStatus, fillCart, orderRow } from '../orders';
import { test } from '../people';
import { choose } from '../select';

/** Gives every product a price that no code, size or drawing on a page contains by chance. */
const price = 61_803.39;
/** The cart has three items: two of one product and one of another. */
const known = [price, 2 * price, 3 * price].map((sum) => String(Math.trunc(sum)));

async function setPrices(page: Page) {
  await page.route('**/api/produtos*', async (route) => {
    const response = await route.fetch();
    const products = (await response.json()) as Product[];
    await route.fulfill({ json: products.map((one) => ({ ...one, preco_venda: price })) });
  });
}

/** Everything in the document that mentions money, in any format: text, attributes, styles. */
async function pricesOn(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const digits = html.replace(/&nbsp;|[\s.,]/g, '');
  return ['R$', 'BRL', ...known].filter((sign) => digits.includes(sign));
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Orçamento' });

test.describe('§6 prices are not for customers', () => {
  test(
    'none of their pages holds one, in text or attributes',
    { tag: '@main' },
    async ({ pageOf }) => {
      const page = await pageOf('cliente');
      await setPrices(page);
      const expectNone = async (where: string) => expect(await pricesOn(page), where).toEqual([]);

      await page.goto('/home');
      await expect(page.getByRole('navigation', { name: 'Atalhos de categorias' })).toBeVisible();
      await expectNone('/home');
      await page.goto('/categorias');
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/produtos/);
      await expect(page.getByRole('button', { name: /^Adicionar/ }).first()).toBeVisible();
      await expectNone('one category');

      await fillCart(page, 2);
      await page
        .getByRole('button', { name: /^Aumentar/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Carregar Mais' }).click();
      await expect(page.getByRole('button', { name: /^Adicionar/ })).toHaveCount(60);
      await expect(panel(page).getByRole('button', { name: 'PEDIR ORÇAMENTO' })).toBeVisible();
      await expectNone('/produtos with the cart panel');

      await page.getByRole('button', { name: 'Pedido rápido' }).first().click();
      const code = page.getByLabel('Código ou nome');
      await code.fill('pneu');
      await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
      await expectNone('quick order, products offered');
      await page.getByRole('tab', { name: 'Colar lista' }).click();
      await page.getByLabel('Lista de códigos e quantidades').fill('1006 99999\n1 2');
      await page.getByRole('button', { name: 'Conferir' }).click();
      await expect(page.getByText(/a corrigir/).first()).toBeVisible();
      await expectNone('quick order, lines with verdicts');
      // The drawer handles the key once the first wrong line has the focus.
      await expect(page.getByLabel(/^Código da linha 2:/)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('link', { name: 'Itens Orçamento ( 2 )' })).toBeVisible();
      await expectNone('/produtos on a phone');
      await page.getByRole('link', { name: 'Itens Orçamento ( 2 )' }).click();
      await expect(page.getByRole('button', { name: 'PEDIR ORÇAMENTO' })).toBeVisible();
      await expectNone('/carrinho on a phone');
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNone('/carrinho');

      await choose(page, page.getByLabel('Representante'), 'Rafael Moreira');
      await page.getByRole('button', { name: 'PEDIR ORÇAMENTO' }).click();
      const dialog = page.getByRole('dialog', { name: /^Pedido \d+$/ });
      await expect(dialog).toContainText('realizado com sucesso.');
      await expectNone('/obrigado');
      const title = await dialog.getByRole('heading').textContent();
      const number = Number(title?.replace('Pedido ', ''));
      await dialog.getByRole('button', { name: 'OK' }).click();

      await expect(page).toHaveURL('/pedidoscliente');
      expect((await stored<Order>(`pedidos/${number}`))?.total).toBeCloseTo(3 * price);
      await orderRow(page, number)
        .getByRole('button', { name: /^Itens/ })
        .click();
      await expect(page.getByRole('table', { name: 'Itens' })).toBeVisible();
      await expectNone('/pedidoscliente with an open order');
      await orderRow(page, number)
        .getByRole('button', { name: /Pedir de novo/ })
        .click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await expectNone('an order again');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await chooseStatus(page, 'Aprovado');
      await expect(page.getByRole('row', { name: /^Pedido \d+$/ }).first()).toBeVisible();
      await expectNone('/pedidoscliente, approved');
    },
  );
});
