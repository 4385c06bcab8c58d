import { expect } from '@playwright/test';

import { moving } from '../motion';
import { expectCartPage } from '../orders';
import { test } from '../stack/test';
import { tabTo, use, choose } from './keyboard';

test.use(moving);

/** A customer orders without the mouse. */
test(
  'by keyboard: sign in, find, add, choose a representative, send, read the order',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/');
    await tabTo(page, page.getByLabel('E-mail'));
    await page.keyboard.type('cliente2@mmv.local');
    await tabTo(page, page.getByLabel(/^Senha/));
    await page.keyboard.type('emulador123');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');

    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await use(page, menu.getByRole('link', { name: 'Produtos' }));
    await expect(page).toHaveURL('/produtos');
    await expect(page.getByRole('main')).toBeFocused();

    await tabTo(page, page.getByLabel('Descrição'));
    await page.keyboard.type('PNEU');
    await use(page, page.getByRole('button', { name: /^Adicionar PNEU/ }), 'Space');
    await use(page, page.getByRole('button', { name: /^Adicionar PNEU/ }).nth(1));
    await expect(page.getByRole('button', { name: 'Itens Orçamento ( 2 )' })).toBeVisible();

    // Goes backwards from the end of the page, to skip the products.
    await use(page, menu.getByRole('link', { name: 'Carrinho' }), 'Enter');
    await expectCartPage(page);
    const quantity = page.getByRole('textbox', { name: /^Quantidade/ });
    await tabTo(page, quantity);
    await page.keyboard.type('24');
    await page.keyboard.press('Enter');
    await expect(quantity.nth(1)).toBeFocused();
    await expect(quantity.first()).toHaveValue('24');
    const remove = page.getByRole('button', { name: /^Remover/ });
    await use(page, remove.nth(1));
    await expect(remove).toHaveCount(1);
    await expect(page.getByRole('list', { name: 'Itens do orçamento' })).toBeFocused();
    // The offer to undo a removal is right before the lines.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toHaveCount(2);
    await use(page, remove.nth(1));
    await expect(remove).toHaveCount(1);

    const send = page.getByRole('button', { name: 'PEDIR ORÇAMENTO' });
    await use(page, send);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Escape');
    // The disappearing alert also mentions a representative.
    const representative = page.getByRole('combobox', { name: 'Representante' });
    await expect(representative).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await choose(page, representative, 'Luciana Teixeira');
    await use(page, send);
    await expect(page.getByRole('dialog', { name: /^Pedido \d+$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/pedidoscliente');
    const items = page.getByRole('button', { name: /^Itens \(1\)/ }).first();
    await use(page, items, 'Space');
    await expect(items).toBeFocused();
    await expect(items).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('table', { name: 'Itens' })).toBeVisible();
  },
);
