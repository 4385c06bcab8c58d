import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import { manyLines } from '../../support/data/many/many';
import { stored } from '../../support/stored';
import { moving } from '../motion';
import { test } from '../people';

test.use(moving);

/**
 * A quote of 20 lines by codes, without mouse or eyes: the test finds everything by role, name and announcement. From
 * /produtos to /obrigado in at most 60 key presses besides codes and quantities.
 */
const maxPresses = 60;

const lines = manyLines(20);
const quantityOf = (at: number) => at + 3;

/** Counts a person's key presses, except typed codes and quantities. */
function keyboardOf(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    async press(key: string) {
      presses += 1;
      await page.keyboard.press(key);
    },
    type: (text: string) => page.keyboard.type(text),
  };
}

test(
  'by keyboard: a quote of 20 lines by codes in 60 key presses',
  { tag: '@main' },
  async ({ pageOf }) => {
    const page = await pageOf('cliente', '/home');
    await page.evaluate(() => localStorage.removeItem('shopping_list'));
    // The mouse must not be needed.
    await page.addInitScript(() => {
      for (const type of ['pointerdown', 'mousedown'])
        addEventListener(type, () => document.body.setAttribute('data-mouse', 'used'), true);
    });
    await page.reload();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByRole('link', { name: 'Produtos' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const keys = keyboardOf(page);
    await keys.press('Tab');
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Pedido rápido' }).first(),
    ).toBeFocused();
    await keys.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pedido rápido' });
    const code = dialog.getByRole('combobox', { name: 'Código ou nome' });
    const quantity = dialog.getByRole('textbox', { name: 'Quantidade', exact: true });
    const heard = (text: string) =>
      expect(dialog.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(code).toBeFocused();
    for (const [at, { CD_PRODUTO, DESCRICAO }] of lines.entries()) {
      await keys.type(CD_PRODUTO);
      // The name is announced before the line is added.
      await heard(DESCRICAO);
      await keys.press('Enter');
      await expect(quantity).toBeFocused();
      await keys.type(String(quantityOf(at)));
      await keys.press('Enter');
      await expect(code).toBeFocused();
      await heard(`Incluído: ${quantityOf(at)} × ${CD_PRODUTO} ${DESCRICAO}`);
    }
    await heard('20 prontas, 0 a corrigir, 0 repetidas');
    await keys.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Adicionar 20 itens' })).toBeFocused();
    await keys.press('Enter');
    await heard('20 itens adicionados ao orçamento.');
    await expect(dialog.getByRole('link', { name: 'Ver o orçamento' })).toBeFocused();
    await keys.press('Enter');

    await expect(page).toHaveURL('/carrinho');
    await expect(page.getByRole('main')).toBeFocused();
    await keys.press('Tab');
    await expect(page.getByRole('button', { name: 'Ir para o envio' })).toBeFocused();
    await keys.press('Enter');
    const representative = page.getByRole('combobox', { name: 'Representante' });
    const send = page.getByRole('button', { name: 'PEDIR ORÇAMENTO' });
    await tabTo(representative);
    await expect(representative).toHaveAccessibleDescription('Selecione seu representante');
    await keys.press('ArrowDown');
    await expect(representative).toHaveAttribute('aria-expanded', 'true');
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(representative).not.toHaveAccessibleDescription('Selecione seu representante');
    await tabTo(send);
    await keys.press('Enter');
    const done = page.getByRole('dialog', { name: /^Pedido \d+$/ });
    await expect(done.getByRole('button', { name: 'OK' })).toBeFocused();
    await expect(page).toHaveURL('/obrigado');
    console.log(`Key presses beside codes and quantities: ${keys.presses()}`);
    expect(keys.presses()).toBeLessThanOrEqual(maxPresses);
    await expect(page.locator('body')).not.toHaveAttribute('data-mouse');

    const title = await done.getByRole('heading').textContent();
    const order = await stored<Order>(`pedidos/${title?.replace('Pedido ', '')}`);
    expect(
      order?.itens.map(({ CD_PRODUTO, quantity: pieces }) => `${CD_PRODUTO} ${pieces}`),
    ).toEqual(lines.map(({ CD_PRODUTO }, at) => `${CD_PRODUTO} ${quantityOf(at)}`));

    /** Presses Tab until the target has the focus; each press counts. */
    async function tabTo(target: ReturnType<Page['getByRole']>) {
      await target.waitFor();
      do await keys.press('Tab');
      while (!(await target.evaluate((element) => element === document.activeElement)));
    }
  },
);
