import { expect, type Locator, type Page } from '@playwright/test';

import type { User } from '../../../domain/people/user';
import { storeOrders } from '../../support/data/many/many';
import { stored } from '../../support/stored';
import { holdConnection, loseConnection } from '../accessibility/connection';
import { heightOf } from '../boxes';
import { confirm, orderRow } from '../orders';
import { test } from '../people';

/** The list of orders, configured for a day's work. */

const list = '/pedidos';
const takeBack = (page: Page, done: string) =>
  page.getByRole('button', { name: `Desfazer: ${done}` }).click();
const views = (page: Page) => page.getByRole('button', { name: /^Vis(ões|ão)/ });
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const company = (page: Page) => page.getByLabel('Nome da empresa');

/** Opens the list and waits for its buttons. */
async function openList(page: Page, path = list) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
}

/** Opens a menu and waits until it stops sliding, because a click on a sliding entry may miss it. */
async function openMenu(page: Page, button: Locator, name: string) {
  const menu = page.getByRole('menu', { name });
  // The previous menu may still be closing.
  await expect(menu).toHaveCount(0);
  await button.click();
  const stands = () =>
    menu.evaluate(
      (list) =>
        list.contains(document.activeElement) &&
        !list.closest('.ant-dropdown')?.className.includes('ant-slide'),
    );
  await expect.poll(stands).toBe(true);
}

async function chooseInColumns(
  page: Page,
  role: 'menuitemcheckbox' | 'menuitemradio',
  name: string,
) {
  const button = page.getByRole('button', { name: 'Colunas' });
  await openMenu(page, button, 'Colunas');
  await page.getByRole(role, { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('menu', { name: 'Colunas' })).toHaveCount(0);
}

async function chooseView(page: Page, role: 'menuitem' | 'menuitemradio', name: string | RegExp) {
  await openMenu(page, views(page), 'Visões');
  await page.getByRole(role, { name }).click();
}

async function keepView(page: Page, name: string) {
  await chooseView(page, 'menuitem', 'Salvar filtros atuais…');
  const dialog = page.getByRole('dialog', { name: 'Salvar visão' });
  await dialog.getByLabel('Nome da visão').fill(name);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(views(page)).toHaveText(`Visão: ${name}`);
  await expect(views(page)).toBeFocused();
}

test.describe('§2 /pedidos: chosen columns and row height', () => {
  test('stay after a reload, for this person only', async ({ pageOf }) => {
    const page = await pageOf('admin');
    await openList(page);
    await expect(head(page, 'Vendedor')).toBeVisible();
    await chooseInColumns(page, 'menuitemcheckbox', 'Vendedor');
    await expect(head(page, 'Vendedor')).toHaveCount(0);
    const row = page.getByRole('row', { name: /^Pedido \d+$/ }).first();
    await expect.poll(() => heightOf(row)).toBeGreaterThanOrEqual(44);
    await chooseInColumns(page, 'menuitemradio', 'Compactas');
    await expect.poll(() => heightOf(row)).toBeLessThanOrEqual(26);

    await page.reload();
    await expect(head(page, 'Empresa')).toBeVisible();
    await expect(head(page, 'Vendedor')).toHaveCount(0);
    await expect.poll(() => heightOf(row)).toBeLessThanOrEqual(26);
    // The order's panel shows the values of hidden columns.
    await row.getByRole('button', { name: /^Itens/ }).click();
    const panel = page.getByRole('region', { name: /^Detalhes do pedido/ });
    await expect(panel.getByRole('heading', { name: 'Vendedor' })).toBeVisible();

    const kept = await page.evaluate(() => localStorage.getItem('preferencias/admin'));
    const next = await pageOf('vendedor');
    await next.addInitScript(
      (look) => localStorage.setItem('preferencias/admin', look),
      kept ?? '',
    );
    await openList(next, '/pedidosvendedor');
    await expect(head(next, 'Empresa')).toBeVisible();
    await next.getByRole('button', { name: 'Colunas' }).click();
    await expect(next.getByRole('menuitemradio', { name: 'Confortáveis' })).toBeChecked();
  });

  test('are chosen by arrows and the space bar, if there is a table', async ({ pageOf }) => {
    const page = await pageOf('vendedor');
    await openList(page, '/pedidosvendedor');
    await page.getByRole('button', { name: 'Colunas' }).press('Enter');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Data' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Empresa' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Data' })).toBeFocused();
    await page.keyboard.press(' ');
    await expect(head(page, 'Data')).toHaveCount(0);
    await expect(page.getByRole('menuitemcheckbox', { name: 'Data' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Colunas' })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Colunas' })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /^Pedido/ }).first()).toContainText(
      /\d\d\/\d\d\/\d{4}/,
    );
  });
});

test('§2 /pedidos: the table’s head stays below the app’s while one scrolls', async ({
  pageOf,
}) => {
  const customer = await stored<User>('usuarios/cliente');
  if (!customer) throw new Error('The sample has no customer.');
  const numbers = await storeOrders(
    customer,
    Array.from({ length: 12 }, () => 1),
  );
  const page = await pageOf('admin', undefined, { viewport: { width: 1200, height: 700 } });
  await openList(page);
  const number = numbers.at(-3) ?? 0;
  await orderRow(page, number)
    .getByRole('button', { name: /^Itens/ })
    .click();
  await expect(page.getByRole('region', { name: `Detalhes do pedido ${number}` })).toBeVisible();
  const place = () =>
    head(page, 'Empresa').evaluate((cell) => {
      const row = document.querySelector('tbody tr[aria-label]');
      const beside = row?.querySelectorAll('td')[2]?.getBoundingClientRect().left;
      const { top, left } = cell.getBoundingClientRect();
      return { top: Math.round(top), shift: Math.round(left - (beside ?? 0)) };
    });
  for (const width of [1200, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => scrollTo(0, 0));
    // Rows, the open panel and older orders scroll under it.
    for (const down of [400, 700, 1000]) {
      await page.evaluate((to) => scrollTo(0, to), down);
      await expect.poll(place).toEqual({ top: 56, shift: 0 });
    }
    const scrollers = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
        .map(({ className }) => className),
    );
    expect(scrollers).toEqual([]);
  }
});

test('§2 /pedidoscliente: the narrowest phone has nothing to scroll sideways', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/pedidoscliente');
  await expect(page.getByRole('search', { name: 'Filtros' })).toBeVisible();
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond).toBe(0);
});

test('§2 /pedidos: the status shows its full count and sum', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await openList(page);
  const face = page.getByText(/^Pendentes · \d+ pedidos · /).filter({ visible: true });
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 700 });
    const cut = () => face.evaluate((box) => box.scrollWidth - box.clientWidth);
    await expect.poll(cut).toBeLessThanOrEqual(0);
  }
});

test.describe('§2 Visões: saved views', () => {
  test('are one click away, in every browser of their person, until they go', async ({
    pageOf,
  }) => {
    const page = await pageOf('admin');
    await openList(page);
    await company(page).fill('BIKE');
    await keepView(page, 'Só bicicletas');
    await expect(page).toHaveURL(/\?empresa=BIKE&visao=0$/);

    // Another device of the same person, live.
    const phone = await pageOf('admin');
    await openList(phone);
    await chooseView(phone, 'menuitemradio', 'Só bicicletas');
    await expect(company(phone)).toHaveValue('BIKE');
    await expect(phone).toHaveURL(/\?empresa=BIKE&visao=0$/);
    await company(phone).fill('BIKES');
    await expect(views(phone)).toHaveText('Visão: Só bicicletas · alterada');
    await chooseView(phone, 'menuitem', 'Atualizar Só bicicletas…');
    await confirm(phone, 'Atualizar visão?');
    await expect(views(phone)).toHaveText('Visão: Só bicicletas');
    await expect(views(page)).toHaveText('Visão: Só bicicletas · alterada');
    await takeBack(phone, 'Visão Só bicicletas atualizada.');
    await expect(views(phone)).toHaveText('Visão: Só bicicletas · alterada');
    await expect(views(page)).toHaveText('Visão: Só bicicletas');

    await chooseView(page, 'menuitemradio', 'Sem visão');
    await expect(company(page)).toHaveValue('');
    await page.goBack();
    await expect(company(page)).toHaveValue('BIKE');

    await chooseView(page, 'menuitem', 'Renomear Só bicicletas…');
    const dialog = page.getByRole('dialog', { name: 'Renomear visão' });
    await dialog.getByLabel('Nome da visão').fill('Bicicletas');
    await page.keyboard.press('Enter');
    await expect(views(phone)).toHaveText('Visão: Bicicletas · alterada');
    await takeBack(page, 'A visão agora se chama Bicicletas.');
    await expect(views(phone)).toHaveText('Visão: Só bicicletas · alterada');
    await page.reload();
    await expect(views(page)).toHaveText('Visão: Só bicicletas');

    await chooseView(phone, 'menuitem', 'Excluir Só bicicletas…');
    await confirm(phone, 'Excluir visão?');
    await expect(views(page)).toHaveText('Visões');
    await takeBack(phone, 'Visão Só bicicletas excluída.');
    await expect(views(page)).toHaveText('Visão: Só bicicletas');

    await chooseView(phone, 'menuitem', 'Excluir Só bicicletas…');
    await confirm(phone, 'Excluir visão?');
    await expect(views(phone)).toHaveText('Visões');
    await expect(views(page)).toHaveText('Visões');
    await expect.poll(() => stored('visoes/admin/0')).toBeNull();
  });

  test('are not the next person’s, and without a connection they are not lost', async ({
    pageOf,
  }) => {
    const page = await pageOf('admin');
    await holdConnection(page);
    await openList(page);
    await keepView(page, 'Todas');
    const seller = await pageOf('vendedor');
    await openList(seller, '/pedidosvendedor?visao=0');
    await expect(views(seller)).toHaveText('Visões');
    await views(seller).click();
    await expect(seller.getByRole('menu', { name: 'Visões' })).toContainText(
      'Você ainda não tem visões.',
    );

    await company(page).fill('BIKE');
    await loseConnection(page);
    await chooseView(page, 'menuitemradio', /^Todas/);
    await expect(company(page)).toHaveValue('');
    await openMenu(page, views(page), 'Visões');
    // By keyboard: Enter must not press the dialog's first button.
    await page.getByRole('menuitem', { name: 'Salvar filtros atuais…' }).press('Enter');
    await page.getByLabel('Nome da visão').fill('Outra');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(
      'Sem conexão. Salve a visão quando ela voltar.',
    );
    await expect(page.getByLabel('Nome da visão')).toHaveValue('Outra');
  });
});
