import { expect, type Locator, type Page } from '@playwright/test';
import writeXlsx from 'write-excel-file/node';

import { manyLines } from '../../support/data/many/many';
import { topOf } from '../boxes';
import { choose } from '../select';
import { test } from '../people';

/** 'Pedido rápido' as a buyer uses it. The bench measures milliseconds. */
const lines = manyLines(60);
const codes = lines.map(({ CD_PRODUTO }) => CD_PRODUTO);

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Pedido rápido' });
const counts = (page: Page, text: string) => expect(drawer(page)).toContainText(text);
const tab = (page: Page, name: string) => drawer(page).getByRole('tab', { name }).click();

async function openQuickOrder(page: Page): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Pedido rápido/ })
    .first()
    .click();
  await expect(drawer(page).getByLabel('Código ou nome')).toBeFocused();
  return drawer(page);
}

async function paste(page: Page, text: string): Promise<void> {
  await tab(page, 'Colar lista');
  await drawer(page).getByLabel('Lista de códigos e quantidades').fill(text);
  await drawer(page).getByRole('button', { name: 'Conferir' }).click();
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await tab(page, 'Enviar planilha');
  await drawer(page).locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
}

const xlsx = (rows: (string | number)[][]) =>
  writeXlsx(rows.map((row) => row.map((value) => ({ value })))).toBuffer();

async function enter(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Codes and quantities in the browser's cart. */
const cartOf = (page: Page) =>
  page.evaluate(() =>
    (
      JSON.parse(localStorage.getItem('shopping_list') ?? '[]') as {
        CD_PRODUTO: string;
        quantity: number;
      }[]
    ).map(({ CD_PRODUTO, quantity }) => `${CD_PRODUTO} ${quantity}`),
  );

test(
  '§2 Pedido rápido: 60 lines of a spreadsheet are in the cart',
  { tag: '@main' },
  async ({ pageOf }) => {
    const page = await pageOf('cliente', '/produtos');
    await openQuickOrder(page);
    await upload(
      page,
      'pedido.xlsx',
      await xlsx([
        ['Qtde', 'Produto', 'Código'],
        ...codes.map((code, at) => [at + 1, 'x', Number(code)]),
      ]),
    );
    await counts(page, '60 prontas, 0 a corrigir, 0 repetidas');
    await expect(drawer(page).getByRole('button', { name: 'Adicionar 60 itens' })).toBeFocused();
    await drawer(page).getByRole('button', { name: 'Adicionar 60 itens' }).click();
    await counts(page, '60 itens adicionados ao orçamento.');
    expect(await cartOf(page)).toEqual(codes.map((code, at) => `${code} ${at + 1}`));
    await drawer(page).getByRole('link', { name: 'Ver o orçamento' }).click();
    await expect(page.getByRole('heading', { name: 'Itens Orçamento ( 60 )' })).toBeVisible();
  },
);

test('§2 Pedido rápido: 60 lines typed by code, on a phone too', async ({ pageOf }) => {
  const page = await pageOf('vendedor');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/produtos');
  await openQuickOrder(page);
  for (const [at, code] of codes.entries()) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.keyboard.type(String(at + 1));
    await page.keyboard.press('Enter');
  }
  await counts(page, '60 prontas');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await counts(page, '60 itens adicionados ao orçamento.');
  expect(await cartOf(page)).toEqual(codes.map((code, at) => `${code} ${at + 1}`));
});

test('§2 Pedido rápido: a list from WhatsApp with mistakes is mended in place', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente', '/produtos');
  await openQuickOrder(page);
  const [a = '', b = '', c = '', d = ''] = codes;
  await paste(
    page,
    [
      '[12:30, 22/11/2026] Zé da Bike: Bom dia, segue o pedido',
      `[12:31, 22/11/2026] Zé da Bike: ${a} 10`,
      `6x ${b}`,
      `${c} - 2,5`,
      `${a} 5`,
      `9${d} 3`,
      `${a} ${b}`,
      `${d} 1.000`,
    ].join('\n'),
  );
  const list = drawer(page);
  await counts(page, '3 prontas, 4 a corrigir, 1 repetida');
  await expect(list.getByRole('status').filter({ hasText: 'a corrigir' }).last()).toHaveText(
    /4 a corrigir/,
  );
  await expect(list.getByText('"1.000" foi lido como milhar: 1000 peças.')).toBeVisible();
  await expect(list.getByText('acima do estoque').first()).toBeVisible();
  // The focus is in the first wrong line; removing that line leads to the next.
  await expect(list.getByLabel(/^Código da linha 1:/)).toBeFocused();
  await list.getByRole('button', { name: 'Retirar textos (1)' }).click();
  const quantity = list.getByLabel(/^Quantidade da linha 4:/);
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveAccessibleDescription('"2,5" não é um número inteiro de peças.');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await counts(page, '4 prontas, 2 a corrigir, 1 repetida');
  // A guess is offered, never applied by itself.
  await expect(list.getByText(`O código "9${d}" não existe no catálogo.`)).toBeVisible();
  await list.getByRole('button', { name: new RegExp(`^${d} `) }).click();
  await counts(page, '4 prontas, 1 a corrigir, 2 repetidas');
  await list.getByRole('button', { name: new RegExp(`^${b} × ${a} `) }).click();
  await counts(page, '4 prontas, 0 a corrigir, 3 repetidas');
  await list.getByRole('button', { name: 'Adicionar 4 itens' }).click();
  expect(await cartOf(page)).toEqual([`${a} ${15 + Number(b)}`, `${b} 6`, `${c} 3`, `${d} 1003`]);
  expect(await page.content()).not.toMatch(/R\$/);
});

test('§2 Pedido rápido: a list pasted twice is joined, says so, and can be undone', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente2', '/produtos');
  await openQuickOrder(page);
  const text = codes
    .slice(0, 10)
    .map((code) => `${code} 2`)
    .join('\n');
  await paste(page, text);
  await counts(page, '10 prontas, 0 a corrigir, 0 repetidas');
  await paste(page, text);
  await counts(page, '10 prontas, 0 a corrigir, 10 repetidas');
  await expect(drawer(page).getByText('Repetida: somada, 4 no total')).toHaveCount(10);
  await drawer(page).getByRole('button', { name: 'Retirar repetidas (10)' }).click();
  await counts(page, '10 linhas retiradas.');
  await drawer(page).getByRole('button', { name: 'Desfazer' }).click();
  await counts(page, '10 prontas, 0 a corrigir, 10 repetidas');
  await drawer(page).getByRole('button', { name: 'Retirar repetidas (10)' }).click();
  await drawer(page).getByRole('button', { name: 'Adicionar 10 itens' }).click();
  expect(await cartOf(page)).toEqual(codes.slice(0, 10).map((code) => `${code} 2`));
  // Once more after adding: every line says that it is already in the cart.
  await paste(page, text);
  await expect(drawer(page).getByText('já no orçamento: 2')).toHaveCount(10);
});

test('§2 Pedido rápido: open lines outlive Esc, Back and a reload, for their person only', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente', '/home');
  await page.getByRole('link', { name: 'Produtos', exact: true }).click();
  await openQuickOrder(page);
  const [a = ''] = codes;
  await paste(page, `${a} 10\n9999 1\n${a} dz`);
  await counts(page, '1 pronta, 2 a corrigir, 0 repetidas');
  await drawer(page).getByLabel('Lista de códigos e quantidades').fill('8888 7');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Pedido rápido \(3\)/ })
      .first(),
  ).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await page.goForward();
  await page.reload();
  await openQuickOrder(page);
  await counts(page, '1 pronta, 2 a corrigir, 0 repetidas');
  await tab(page, 'Colar lista');
  await expect(drawer(page).getByLabel('Lista de códigos e quantidades')).toHaveValue('8888 7');

  // Another person in the same browser doesn't see the list, and doesn't remove it.
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  const other = await pageOf('cliente2');
  await other.addInitScript((stored) => Object.assign(localStorage, stored), kept);
  await other.goto('/produtos');
  await openQuickOrder(other);
  await expect(drawer(other)).not.toContainText('a corrigir');
  await paste(other, `${a} 1`);
  await counts(other, '1 pronta, 0 a corrigir, 0 repetidas');
  expect(
    await other.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('pedido_rapido')),
    ),
  ).toHaveLength(2);
});

test('§2 Pedido rápido: files that are too long, strange or invalid give a sentence', async ({
  pageOf,
}) => {
  const page = await pageOf('admin', '/carrinho');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openQuickOrder(page);
  const say = (text: RegExp) =>
    expect(drawer(page).getByRole('alert').filter({ hasText: text })).toBeVisible();

  await upload(
    page,
    'tudo.xlsx',
    await xlsx([['codigo', 'qtd'], ...Array.from({ length: 50_000 }, (_, at) => [`P${at}`, 1])]),
  );
  await say(/^São 50\.000 linhas, e o pedido rápido guarda até 2\.000 de uma vez\. Nada foi lido/);
  await upload(page, 'foto.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]));
  await say(/^O arquivo não é uma planilha\./);
  await upload(page, 'vazio.csv', Buffer.alloc(0));
  await say(/^O arquivo está vazio\./);

  const [a = '', b = ''] = codes;
  const strange = `loja;produto;pedido em\nA;${a};x\nB;${b};y\n`;
  await upload(page, 'loja.csv', Buffer.from(strange, 'latin1'));
  await expect(drawer(page).getByText(/^Diga em qual coluna está a quantidade/)).toBeVisible();
  await choose(page, drawer(page).getByLabel('Coluna da quantidade'), 'C: pedido em, x');
  await drawer(page).getByRole('button', { name: 'Conferir' }).click();
  await counts(page, '0 prontas, 2 a corrigir, 0 repetidas');
  await expect(drawer(page).getByText('"x" não é uma quantidade.')).toBeVisible();
});

test('§2 Pedido rápido: a filled template is read as it was filled', async ({ pageOf }) => {
  const page = await pageOf('vendedor', '/produtos');
  await openQuickOrder(page);
  await tab(page, 'Enviar planilha');
  for (const kind of ['CSV', 'XLSX']) {
    const download = page.waitForEvent('download');
    await drawer(page).getByRole('button', { name: kind, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`pedido-rapido.${kind.toLowerCase()}`);
    await drawer(page)
      .locator('input[type=file]')
      .setInputFiles(await file.path());
    await expect(drawer(page).getByRole('alert')).toHaveText('Nenhuma linha foi encontrada.');
  }
});

test('§2 Pedido rápido: Enter takes the exact code, whatever the list offers or the mouse points at', async ({
  pageOf,
}) => {
  const page = await pageOf('vendedor', '/produtos');
  await openQuickOrder(page);
  const [a = '', b = ''] = codes;
  await page.keyboard.type(a.slice(0, 2));
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await options.nth(2).hover();
  await enter(page, a.slice(2));
  await expect(drawer(page).getByLabel('Código ou nome')).toHaveValue(a);
  await expect(drawer(page).getByLabel('Quantidade', { exact: true })).toBeFocused();
  await enter(page, '2,5');
  await expect(drawer(page).getByRole('status').first()).toHaveText(
    '"2,5" não é um número inteiro de peças.',
  );
  await enter(page, '2');
  await counts(page, '1 pronta');
  await enter(page, '99999');
  await expect(drawer(page).getByRole('status').first()).toContainText(
    'O código "99999" não existe no catálogo: a linha fica em “A corrigir”.',
  );
  // A person who types from paper doesn't look up, so no following key may be lost.
  await enter(page, '3');
  await counts(page, '1 pronta, 1 a corrigir');
  await enter(page, 'corrente');
  const code = drawer(page).getByLabel('Código ou nome');
  await expect(code).toBeFocused();
  await expect(drawer(page).getByRole('status').first()).toHaveText('Escolha um da lista.');
  await code.fill(b.slice(0, 3));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByLabel('Quantidade', { exact: true })).toBeFocused();
});

test('a drawer holds the page still behind it, and the header in its place', async ({ pageOf }) => {
  const page = await pageOf('cliente', '/produtos');
  await expect(page.getByRole('button', { name: /^Adicionar/ }).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  // A mouse click would scroll to the button.
  const open = page.getByRole('main').getByRole('button', { name: /^Pedido rápido/ });
  await open.first().dispatchEvent('click');
  await expect(drawer(page).getByLabel('Código ou nome')).toBeFocused();
  const header = page.getByRole('banner', { includeHidden: true });
  await expect.poll(() => topOf(header)).toBe(0);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});
