import { expect } from '@playwright/test';

import { aCustomer, storeCustomers } from '../../support/data/customers';
import { stored } from '../../support/stored';
import { moving } from '../motion';
import { newOrder, orderRow } from '../orders';
import { printDialog } from '../order/print-dialog';
import { test } from '../people';
import { expectFocusHeld, tabTo, use } from './keyboard';

test.use(moving);

/** The administrator's work without the mouse. */
const waiting = aCustomer('teclado', { analise: false, cod: 9_700 });

test(
  'by keyboard: approve a person; the focus stays on the page',
  { tag: '@main' },
  async ({ pageOf }) => {
    await storeCustomers([waiting]);
    const page = await pageOf('admin', '/home');
    await use(page, page.getByRole('link', { name: /^Análise \d/ }));
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, page.getByLabel('E-mail do cliente'));
    await page.keyboard.type(waiting.email);
    const card = page.getByRole('listitem').filter({ hasText: waiting.email });
    await use(page, card.getByRole('button', { name: /^Aprovar/ }), 'Space');
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => stored(`usuarios/${waiting.uid}/analise`)).toBe(true);
  },
);

test(
  'by keyboard: hand an order over, print and approve it; dialogs hold the focus',
  { tag: '@main' },
  async ({ pageOf }) => {
    const number = await newOrder();
    const page = await pageOf('admin');
    const { printed } = await printDialog(page);
    await page.goto('/home');
    await use(page, page.getByRole('link', { name: 'Pedidos', exact: true }));
    const row = orderRow(page, number);

    const sellers = row.getByRole('button', { name: /^Trocar vendedor/ });
    await use(page, sellers);
    await expect(page.getByRole('combobox', { name: /^Trocar vendedor/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sellers).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: /^Trocar vendedor/ })).toBeFocused();
    await page.keyboard.type('lucia');
    await page.keyboard.press('Enter');
    const handOver = page.getByRole('dialog', { name: 'Alterar o Vendedor?' });
    await expect(handOver.getByRole('button', { name: 'SIM' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Pedido ${number} passou para Luciana Teixeira.`)).toBeVisible();
    await expect(sellers).toBeFocused();

    await use(page, row.getByRole('button', { name: /^PDF/ }));
    await expect.poll(() => printed.length).toBe(1);
    await expect(row.getByRole('button', { name: /^PDF/ })).toBeFocused();

    const approve = row.getByRole('button', { name: /Aprovar pedido/ });
    await tabTo(page, approve, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Aprovar pedido?' });
    await expectFocusHeld(page, dialog);
    await page.keyboard.press('Escape');
    await expect(approve).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Pedidos' })).toBeFocused();
    await expect.poll(() => stored(`pedidos/${number}/status`)).toBe('Aprovado');
  },
);
