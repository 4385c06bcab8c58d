import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import { aQuoteAct } from '../../support/data/a-quote';
import { manyLines } from '../../support/data/many/many';
import { long } from '../../support/run/long';
import { stored } from '../../support/stored';
import { networkOf } from '../network';
import { test } from '../people';
import { choose } from '../select';
import { signIn } from '../sign-in';
import { keepEntries } from './keep-entries';

/** Decision 65: a quote sent without a connection waits visibly, outlives the tab and becomes one order. */

const lastNumber = async () => (await stored<number>('numerodopedido')) ?? 0;
const orderOf = (number: number) => stored<Order>(`pedidos/${number}`);
const waiting = (page: Page) => page.getByRole('region', { name: /aguardando conexão$/ });
const items = (page: Page, count: number) =>
  page.getByRole('button', { name: `Itens Orçamento ( ${count} )` });
const add = (page: Page, at = 0) =>
  page
    .getByRole('button', { name: /^Adicionar/ })
    .nth(at)
    .click();

async function goOffline(page: Page, network: Awaited<ReturnType<typeof networkOf>>) {
  await network.takeAway();
  await expect(page.getByText(/^Sem conexão\. Os dados/)).toBeVisible();
}

/** Sends the catalogue's product at this place. */
async function sendOne(page: Page, at = 0, seller = 'Rafael Moreira') {
  await add(page, at);
  await expect(items(page, 1)).toBeVisible();
  await choose(page, page.getByLabel('Representante'), seller);
  await page.getByRole('button', { name: 'PEDIR ORÇAMENTO' }).click();
}

test(
  '§4 waits in sight, leaves the cart free, and each goes out once, in order',
  { tag: '@main' },
  async ({ pageOf }) => {
    const page = await pageOf('cliente');
    const network = await networkOf(page);
    await page.goto('/produtos');
    // The representatives appear when they have loaded.
    await add(page);
    await choose(page, page.getByLabel('Representante'), 'Rafael Moreira');
    await page.getByRole('button', { name: 'Esvaziar' }).click();
    await goOffline(page, network);
    const before = await lastNumber();
    await sendOne(page, 0);
    await expect(waiting(page)).toContainText('1 item para Rafael Moreira');
    await expect(items(page, 0)).toBeVisible();
    await sendOne(page, 1);
    await expect(waiting(page).getByRole('listitem')).toHaveCount(2);
    expect(await lastNumber()).toBe(before);

    await network.giveBack();
    await expect(page.getByText(`pedido ${before + 1} realizado com sucesso`)).toBeVisible();
    await expect(page.getByText(`pedido ${before + 2} realizado com sucesso`)).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    expect(await lastNumber()).toBe(before + 2);
    const [first, second] = [await orderOf(before + 1), await orderOf(before + 2)];
    expect(first?.itens[0]?.CD_PRODUTO).not.toBe(second?.itens[0]?.CD_PRODUTO);
  },
);

test('outlives its tab', async ({ pageOf }) => {
  const page = await pageOf('cliente');
  const network = await networkOf(page);
  await page.goto('/produtos');
  await add(page);
  await choose(page, page.getByLabel('Representante'), 'Rafael Moreira');
  await goOffline(page, network);
  const before = await lastNumber();
  await page.getByRole('button', { name: 'PEDIR ORÇAMENTO' }).click();
  await expect(waiting(page)).toBeVisible();
  const browser = page.context();
  await page.close();
  await browser.setOffline(false);
  expect(await lastNumber()).toBe(before);
  const next = await browser.newPage();
  await next.goto('/home');
  await expect(next.getByText(`pedido ${before + 1} realizado com sucesso`)).toBeVisible();
  expect(await lastNumber()).toBe(before + 1);
  expect(await next.evaluate(() => localStorage.getItem('shopping_list'))).toBe('[]');
});

test('whose connection is cut while it is sent waits too, and is one order', async ({ pageOf }) => {
  const page = await pageOf('cliente');
  let deaf = false;
  await page.routeWebSocket(/\/\.ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (message.toString().includes('numerodopedido":')) deaf = true;
      if (!deaf) server.send(message);
      else void socket.close({ code: 1001, reason: 'no network' });
    });
    if (deaf) void socket.close({ code: 1001, reason: 'no network' });
  });
  await page.goto('/produtos');
  const before = await lastNumber();
  await sendOne(page);
  await expect(waiting(page)).toContainText('1 item para Rafael Moreira');
  // It may be stored already, so the person can't cancel it.
  await expect(waiting(page).getByRole('button')).toHaveCount(0);
  await expect(items(page, 0)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const browser = page.context();
  await page.close();
  const next = await browser.newPage();
  await next.goto('/home');
  await expect(next.getByText(`pedido ${before + 1} realizado com sucesso`)).toBeVisible();
  expect(await lastNumber()).toBe(before + 1);
});

test('is neither seen nor sent by the next person of the browser', async ({ pageOf }) => {
  const page = await pageOf('cliente');
  const network = await networkOf(page);
  await page.goto('/produtos');
  await add(page);
  await choose(page, page.getByLabel('Representante'), 'Rafael Moreira');
  await goOffline(page, network);
  const before = await lastNumber();
  await page.getByRole('button', { name: 'PEDIR ORÇAMENTO' }).click();
  await expect(waiting(page)).toBeVisible();
  const leave = page.getByRole('banner').getByRole('button', { name: 'Sair' });
  await leave.click();
  const dialog = page.getByRole('dialog', { name: 'Sair com orçamentos em espera?' });
  await expect(dialog).toContainText('Há 1 orçamento que ainda não foi enviado.');
  await dialog.getByRole('button', { name: 'SAIR' }).click();
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();

  await network.giveBack();
  await signIn(page, 'cliente2@mmv.local');
  await page.goto('/produtos');
  await expect(items(page, 0)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(await lastNumber()).toBe(before);
  await leave.click();
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();

  await signIn(page, 'cliente@mmv.local');
  await expect.poll(lastNumber).toBe(before + 1);
  expect((await orderOf(before + 1))?.cliente.uid).toBe('cliente');
});

const many = long ? 40 : 6;

test(`${many} go out once each and in order while the connection comes and goes`, async ({
  pageOf,
}) => {
  test.slow();
  const page = await pageOf('cliente2');
  const open = new Set<() => void>();
  await page.routeWebSocket(/\/\.ws\?/, (socket) => {
    const cut = () => void socket.close({ code: 1001, reason: 'no network' });
    open.add(cut);
    socket.connectToServer();
  });
  await page.goto('/home');
  await expect(page.getByRole('heading').first()).toBeVisible();
  const before = await lastNumber();
  const quotes = manyLines(many).map((line, at) => {
    const seller = { value: 'vendedor', label: 'Rafael Moreira' };
    const words = { observacao: '', referencia: `R${at}` };
    const act = aQuoteAct(crypto.randomUUID(), { itens: [line], words, seller });
    return { act: { ...act, pedidoem: Date.now() + at }, enviado: false };
  });
  await keepEntries(page, 'cliente2', quotes);
  await page.reload();
  let seen = before;
  while (seen < before + many) {
    for (const cut of open) cut();
    open.clear();
    await expect.poll(lastNumber).toBeGreaterThan(seen);
    seen = await lastNumber();
  }
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByText(`pedido ${before + many} realizado com sucesso`)).toBeVisible();
  expect(await lastNumber()).toBe(before + many);
  for (const [at, { act }] of quotes.entries()) {
    const order = await orderOf(before + 1 + at);
    expect(order).toMatchObject({ chave: act.id, referencia: `R${at}` });
  }
});
