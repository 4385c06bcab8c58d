import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import type { CustomerEntry } from '../../../domain/people/customer-entry';
import { storeAll, stored } from '../../support/stored';
import { heightOf } from '../boxes';
import { confirm, orderRow } from '../orders';
import { test } from '../people';

const reason = 'fechamento do mês';

async function details(page: Page, number: number) {
  await orderRow(page, number)
    .getByRole('button', { name: /^Itens/ })
    .click();
  const panel = page.getByRole('region', { name: `Detalhes do pedido ${number}` });
  await expect(panel).toContainText('Histórico');
  return panel;
}

test('decision 122: a seller gives a discount, the administrator approves it, its customer sees nothing', async ({
  pageOf,
}) => {
  await storeAll({ 'usuarios/vendedor/desconto': 10 });
  const customer = await stored<CustomerEntry>('clientes/cliente');
  const seller = await pageOf('vendedor', '/produtos');
  const { keyboard } = seller;

  const number = await test.step('by keyboard, 5 % on all items with a reason', async () => {
    await seller.getByRole('combobox', { name: 'Orçamento para' }).focus();
    await keyboard.press('ArrowDown');
    await keyboard.type(String(customer?.cod));
    const option = seller.locator('.ant-select-item-option-active');
    await expect(option).toContainText(customer?.razaosocial ?? '');
    await keyboard.press('Enter');
    const add = seller.getByRole('button', { name: /^Adicionar/ });
    await add.nth(0).click();
    await add.nth(1).click();
    await seller.goto('/carrinho');
    await seller.setViewportSize({ width: 390, height: 844 });
    await seller.getByRole('button', { name: 'Desconto', exact: true }).press('Enter');
    await keyboard.press('Tab');
    await keyboard.type('5,0');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.type(reason);
    await seller.getByRole('button', { name: 'Desconto', exact: true }).press('Enter');
    const lines = seller.getByRole('list', { name: 'Itens do orçamento' }).getByRole('listitem');
    for (const line of await lines.all()) {
      await expect(line).toContainText(/de R\$\s[\d.]+ por R\$\s[\d.]+, desconto de 5\s%/);
      expect(await heightOf(line)).toBeLessThanOrEqual(96);
    }
    // With both sections open all of the button stays in a small window, and nothing scrolls under its foot.
    await seller.setViewportSize({ width: 1366, height: 768 });
    await seller.getByRole('button', { name: 'Condições' }).press('Enter');
    await seller.getByRole('button', { name: 'Desconto', exact: true }).press('Enter');
    await seller.evaluate(() => scrollTo(0, 0));
    const send = seller.getByRole('button', { name: 'PEDIR ORÇAMENTO' });
    await expect(send).toBeInViewport({ ratio: 1 });
    await seller.getByLabel('Motivo do desconto').focus();
    await expect(seller.getByLabel('Motivo do desconto')).toBeInViewport({ ratio: 1 });
    await expect(send).toBeInViewport({ ratio: 1 });
    await seller.getByRole('button', { name: 'PEDIR ORÇAMENTO' }).press('Enter');
    const dialog = seller.getByRole('dialog', { name: /^Pedido \d+$/ });
    return Number((await dialog.getByRole('heading').textContent())?.replace('Pedido ', ''));
  });

  const order = await stored<Order>(`pedidos/${number}`);
  expect(order?.desconto).toEqual({ ate: 5, motivo: reason });
  expect(order?.itens.map(({ desconto }) => desconto)).toEqual([5, 5]);

  await test.step('the administrator reads list price, percent and reason, and approves', async () => {
    const administrator = await pageOf('admin', '/pedidos');
    const panel = await details(administrator, number);
    await expect(panel).toContainText(/tabela R\$\s[\d.]+, −5\s%/);
    await expect(panel).toContainText(`Com desconto: 2 itens, até 5\u00a0%. Motivo: ${reason}`);
    await orderRow(administrator, number)
      .getByRole('button', { name: /Aprovar pedido/ })
      .click();
    await confirm(administrator, 'Aprovar pedido?');
    await expect
      .poll(async () => (await stored<Order>(`pedidos/${number}`))?.status)
      .toBe('Aprovado');
  });

  await test.step('the customer sees nothing of it', async () => {
    const page = await pageOf('cliente', '/pedidoscliente?status=Aprovado');
    const panel = await details(page, number);
    expect(await panel.innerHTML()).not.toMatch(new RegExp(`R\\$|desconto|tabela|${reason}`, 'i'));
  });
});
