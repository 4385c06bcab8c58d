import { expect } from '@playwright/test';

import { stored } from '../../support/stored';
import { moving } from '../motion';
import { newOrder, orderRow } from '../orders';
import { test } from '../people';
import { tabTo, use } from './keyboard';

test.use(moving);

/** A seller answers a quote without the mouse. */
test('by keyboard: read a quote, approve it, find it again, return it to analysis', async ({
  pageOf,
}) => {
  const number = await newOrder();
  const page = await pageOf('vendedor', '/home');
  await use(page, page.getByRole('link', { name: 'Pedidos', exact: true }));
  await expect(page.getByRole('main')).toBeFocused();
  const row = orderRow(page, number);
  const items = row.getByRole('button', { name: /^Itens/ });
  await use(page, items, 'Space');
  await expect(page.getByRole('table', { name: 'Itens' })).toBeVisible();
  await expect(items).toBeFocused();
  await page.keyboard.press('Space');

  await use(page, row.getByRole('button', { name: /Aprovar pedido/ }), 'Space');
  const approval = page.getByRole('dialog', { name: 'Aprovar pedido?' });
  await expect(approval.getByRole('button', { name: 'SIM' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Pedidos' })).toBeFocused();
  await expect.poll(() => stored(`pedidos/${number}/status`)).toBe('Aprovado');

  await tabTo(page, page.getByLabel('Número do pedido'), 'Shift+Tab');
  await page.keyboard.type(`${number}`);
  await use(page, page.getByRole('button', { name: 'Mostrar em Aprovados' }));
  const back = row.getByRole('button', { name: /Voltar à análise/ });
  await use(page, back, 'Space');
  const analysis = page.getByRole('dialog', { name: 'Analisar pedido?' });
  await expect(analysis.getByRole('button', { name: 'SIM' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(back).toBeFocused();
  await page.keyboard.press('Space');
  await expect(analysis.getByRole('button', { name: 'SIM' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  await expect.poll(() => stored(`pedidos/${number}/status`)).toBe('Pendente');
});
