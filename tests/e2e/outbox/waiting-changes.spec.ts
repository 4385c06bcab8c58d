import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import { aCustomer, openAccount, storeCustomers } from '../../support/data/customers';
import { storeAll, stored } from '../../support/stored';
import { heightOf } from '../boxes';
import { networkOf } from '../network';
import { confirm, newOrder, orderRow } from '../orders';
import { test } from '../people';
import { signIn } from '../sign-in';
import { socketCutter } from './socket-cutter';

/** Decision 45: a change without a connection waits visibly, outlives the tab and happens once. */

const orderNow = (number: number) => stored<Order>(`pedidos/${number}`);
const statusOf = async (number: number) => (await orderNow(number))?.status;
const changesOf = async (number: number) =>
  Object.keys((await orderNow(number))?.historico ?? {}).length;

const waits = (page: Page) => page.getByText('Aprovação aguardando conexão');

async function askToApprove(page: Page, number: number) {
  await orderRow(page, number)
    .getByRole('button', { name: /Aprovar pedido/ })
    .click();
  await confirm(page, 'Aprovar pedido?');
}

/** An order with an approval that waits for the connection. */
async function waitingOrder(page: Page, path = '/pedidos') {
  const number = await newOrder();
  const network = await networkOf(page);
  await page.goto(path);
  await expect(orderRow(page, number)).toBeVisible();
  await network.takeAway();
  await expect(page.getByText(/^Sem conexão/)).toBeVisible();
  await askToApprove(page, number);
  await expect(orderRow(page, number).getByText('Aprovação aguardando conexão')).toBeVisible();
  return { number, network };
}

test('stays in its list with a mark, and is done once with the connection', async ({ pageOf }) => {
  const page = await pageOf('admin');
  const title = page.getByRole('heading', { name: /^Pedidos/ });
  const { number, network } = await waitingOrder(page);
  const count = await title.textContent();
  await expect(page.getByText(/1 alteração aguarda a conexão/)).toBeVisible();
  expect(await statusOf(number)).toBe('Pendente');
  expect(await title.textContent()).toBe(count);

  await network.giveBack();
  await expect.poll(() => statusOf(number)).toBe('Aprovado');
  await expect(page.getByText(`Pedido ${number} aprovado.`)).toBeVisible();
  await expect(orderRow(page, number)).toHaveCount(0);
  expect(await changesOf(number)).toBe(1);
});

test('outlives its tab, which warned before it closed', async ({ pageOf }) => {
  const page = await pageOf('admin');
  const { number, network } = await waitingOrder(page);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(waits(page)).toBeVisible();

  const browser = page.context();
  await page.close();
  await network.giveBack().catch(() => browser.setOffline(false));
  expect(await statusOf(number)).toBe('Pendente');
  const next = await browser.newPage();
  await next.goto('/home');
  await expect(next.getByText(`Pedido ${number} aprovado.`)).toBeVisible();
  expect(await statusOf(number)).toBe('Aprovado');
  expect(await changesOf(number)).toBe(1);
});

test('is done once by two tabs', { tag: '@main' }, async ({ pageOf }) => {
  const page = await pageOf('admin');
  const { number, network } = await waitingOrder(page);
  const other = await page.context().newPage();
  // The window is offline, so the second tab opens with the connection.
  await network.giveBack();
  await other.goto('/pedidos');
  await expect.poll(() => statusOf(number)).toBe('Aprovado');
  await expect(orderRow(other, number)).toHaveCount(0);
  expect(await changesOf(number)).toBe(1);
  for (const tab of [page, other]) {
    await expect(waits(tab)).toHaveCount(0);
    await expect(tab.getByRole('alert')).toHaveCount(0);
  }
});

test('waits for its author: another person of the same browser neither sees nor makes it', async ({
  pageOf,
}) => {
  const page = await pageOf('admin');
  const { number, network } = await waitingOrder(page);
  const leave = page.getByRole('banner').getByRole('button', { name: 'Sair' });
  await leave.click();
  const dialog = page.getByRole('dialog', { name: 'Sair com alterações em espera?' });
  await expect(dialog).toContainText('Há 1 alteração que ainda não foi feita.');
  await dialog.getByRole('button', { name: 'SAIR' }).click();
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();

  await network.giveBack();
  await signIn(page, 'vendedor@mmv.local');
  await page.goto('/pedidosvendedor');
  await expect(orderRow(page, number).getByRole('button', { name: /Aprovar/ })).toBeVisible();
  await expect(waits(page)).toHaveCount(0);
  expect(await statusOf(number)).toBe('Pendente');
  await leave.click();
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();

  await signIn(page, 'admin@mmv.local');
  await expect.poll(() => statusOf(number)).toBe('Aprovado');
  const [change] = Object.values((await orderNow(number))?.historico ?? {});
  expect(change?.por.uid).toBe('admin');
});

for (const loss of ['question', 'answer'] as const) {
  test(`a change whose ${loss} is lost with the tab is made once`, async ({ pageOf }) => {
    const number = await newOrder();
    const page = await pageOf('admin');
    const cutter = await socketCutter(page, '/mudanca');
    await page.goto('/pedidos');
    await expect(orderRow(page, number)).toBeVisible();
    cutter.arm(loss, true);
    await askToApprove(page, number);
    await expect.poll(() => cutter.cuts()).toBe(1);
    expect(await statusOf(number)).toBe(loss === 'answer' ? 'Aprovado' : 'Pendente');
    const browser = page.context();
    await page.close();

    const next = await browser.newPage();
    await next.goto('/pedidos');
    await expect.poll(() => statusOf(number)).toBe('Aprovado');
    await expect(orderRow(next, number)).toHaveCount(0);
    await expect(next.getByRole('alert')).toHaveCount(0);
    expect(await changesOf(number)).toBe(1);
  });
}

test('the approval of a customer waits on the card and happens once', async ({ pageOf }) => {
  const customer = aCustomer('espera-cliente', { cod: 9_720, analise: false });
  await storeCustomers([customer]);
  // The mail about the approval goes to the account's address.
  await openAccount(customer);
  const approvalOf = () => stored(`usuarios/${customer.uid}/analise`);
  const approved = async () => (await stored<number>('aprovados/cliente')) ?? 0;
  const before = await approved();
  const page = await pageOf('admin');
  const network = await networkOf(page);
  await page.goto('/analise');
  const card = page.getByRole('listitem').filter({ hasText: customer.email });
  await expect(card).toBeVisible();
  await network.takeAway();
  await expect(page.getByText(/^Sem conexão/)).toBeVisible();
  const height = () => heightOf(card);
  const buttons = await height();
  await card.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(card.getByText('Aprovação aguardando conexão')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Remover/ })).toHaveCount(0);
  await expect(card).toBeFocused();
  expect(await height()).toBe(buttons);
  const browser = page.context();
  await page.close();
  await browser.setOffline(false);
  expect(await approvalOf()).toBe(false);

  const next = await browser.newPage();
  await next.goto('/analise');
  await expect.poll(approvalOf).toBe(true);
  expect(await approved()).toBe(before + 1);
  const lines = await stored<Record<string, unknown>>(`historicos/${customer.uid}/aprovacoes`);
  expect(Object.values(lines ?? {})).toEqual([expect.objectContaining({ acao: 'aprovar' })]);
  await expect(next.getByText(`Cadastro de ${customer.nome} aprovado.`)).toBeVisible();
  await storeAll({
    [`usuarios/${customer.uid}`]: null,
    [`clientes/${customer.uid}`]: null,
    [`historicos/${customer.uid}`]: null,
    [`contas/${customer.uid}/email`]: null,
    'aprovados/cliente': before,
  });
});
