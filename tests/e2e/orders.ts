import { expect, type Page } from '@playwright/test';

import { statusPlurals, type OrderStatus } from '../../domain/order/status';
import type { User } from '../../domain/people/user';
import { storeOrders } from '../support/data/many/many';
import { stored } from '../support/stored';
import { motionEnd } from './motion';
import { choose } from './select';

/** Steps with orders and carts that several journeys share. */

export function orderRow(page: Page, number: number | string) {
  return page.getByRole('row', { name: `Pedido ${number}`, exact: true });
}

/** Stores a pending order of the sample's first customer and first seller for one test. Returns its number. */
export async function newOrder(lines = 1): Promise<number> {
  const customer = await stored<User>('usuarios/cliente');
  if (!customer) throw new Error('The sample has no customer.');
  const [number = 0] = await storeOrders(customer, [lines]);
  return number;
}

/** Nothing happens before the dialog is confirmed (§8). */
export async function confirm(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  // A click on a dialog that still grows would miss its button.
  await motionEnd(page);
  await dialog.getByRole('button', { name: 'SIM' }).click();
}

/** Goes to the catalogue and puts its first products into the cart. */
export async function fillCart(page: Page, products = 1) {
  await page.getByRole('link', { name: 'Produtos', exact: true }).click();
  const add = page.getByRole('button', { name: /^Adicionar/ });
  for (let index = 0; index < products; index += 1) await add.nth(index).click();
  await expect(page.getByRole('button', { name: `Itens Orçamento ( ${products} )` })).toBeVisible();
}

/** Waits for the page /carrinho itself. The address changes earlier, while the previous page still accepts clicks. */
export async function expectCartPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: /^Itens Orçamento/ })).toBeVisible();
}

/** Goes to /carrinho by the menu. */
export async function goToCart(page: Page) {
  await page.getByRole('link', { name: 'Carrinho', exact: true }).click();
  await expectCartPage(page);
}

/** Sends the cart to a representative of the dropdown. Returns the order's number from /obrigado. */
export async function sendQuote(page: Page, representative: string): Promise<number> {
  await choose(page, page.getByLabel('Representante'), representative);
  await page.getByRole('button', { name: 'PEDIR ORÇAMENTO' }).click();
  const dialog = page.getByRole('dialog', { name: /^Pedido \d+$/ });
  await expect(dialog).toContainText('realizado com sucesso.');
  const title = await dialog.getByRole('heading').textContent();
  await dialog.getByRole('button', { name: 'OK' }).click();
  return Number(title?.replace('Pedido ', ''));
}

/** Lists the orders of a status. */
export function chooseStatus(page: Page, status: OrderStatus) {
  return choose(page, page.getByLabel('Status', { exact: true }), statusPlurals[status]);
}

/** Waits until the server has this status, because the author's own screen shows a move earlier. */
export async function expectStatus(number: number, status: OrderStatus): Promise<void> {
  await expect.poll(() => stored(`pedidos/${number}/status`)).toBe(status);
}

/** Approves a pending order, returns it and deletes it, checking the stored status after each click (§4). */
export async function moveThroughEveryStatus(page: Page, number: number): Promise<void> {
  const row = orderRow(page, number);
  const moves = [
    ['Pendente', /Aprovar pedido/, 'Aprovar pedido?', 'Aprovado'],
    ['Aprovado', /Voltar à análise/, 'Analisar pedido?', 'Pendente'],
    ['Pendente', /Excluir pedido/, 'excluir pedido?', 'Excluido'],
  ] as const;
  for (const [listed, button, dialog, status] of moves) {
    await chooseStatus(page, listed);
    await row.getByRole('button', { name: button }).click();
    await confirm(page, dialog);
    await expect(row).toHaveCount(0);
    await expectStatus(number, status);
  }
}
