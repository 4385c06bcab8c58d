import { expect } from '@playwright/test';

import { heightOf, topOf } from '../boxes';
import { moving } from '../motion';
import { newOrder, orderRow } from '../orders';
import { test } from '../people';

test.use(moving);

/**
 * Where a screen's main part begins, and in how many lines: order and weight in small windows, which only a browser
 * shows.
 */
const lists = [
  ['admin', '/produtos', 'listitem'],
  ['vendedor', '/pedidosvendedor', 'row'],
  ['vendedor', '/produtos', 'listitem'],
  ['cliente', '/pedidoscliente', 'row'],
  ['cliente', '/produtos', 'listitem'],
] as const;

for (const [who, path, role] of lists) {
  test(`on a phone ${path} of ${who} begins in its first third`, async ({ pageOf }) => {
    const viewport = { width: 390, height: 844 };
    const page = await pageOf(who, path, { viewport });
    const first = page
      .getByRole('main')
      .getByRole(role)
      .filter({ has: page.getByRole('button') })
      .first();
    await expect(first).toBeVisible();
    await expect.poll(() => topOf(first)).toBeLessThan(viewport.height / 3);
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`a seller's first customer stands on the first screen of ${viewport.width} px`, async ({
    pageOf,
  }) => {
    const page = await pageOf('vendedor', '/home', { viewport });
    const customers = page.getByRole('region', { name: 'Meus clientes' });
    const first = customers.getByRole('listitem').first();
    await expect(first.getByRole('button', { name: /^(Orçamento|Continuar)/ })).toBeVisible();
    await expect(first).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

for (const [who, path] of [
  ['admin', '/pedidos'],
  ['vendedor', '/pedidosvendedor'],
  ['cliente', '/pedidoscliente'],
] as const) {
  test(`on a phone one line of acts stands before the items of an order in ${path}`, async ({
    pageOf,
  }) => {
    // The catalogue's first products have its longest names.
    const number = await newOrder(12);
    const viewport = { width: 390, height: 844 };
    const page = await pageOf(who, `${path}?numero=${number}`, { viewport, hasTouch: true });
    const row = orderRow(page, number);
    await row.getByRole('button', { name: /^Itens \(/ }).click();
    const panel = page.getByRole('region', { name: /^Detalhes do pedido/ });
    await expect(panel).toBeVisible();
    const acts = page.getByRole('button', { name: /texto do pedido/ }).locator('../..');
    await expect(acts.getByRole('link', { name: /^Enviar por WhatsApp/ })).toBeVisible();
    await expect.poll(() => heightOf(acts)).toBeGreaterThan(40);
    await expect.poll(() => heightOf(acts)).toBeLessThan(62);

    // Each doubt about an item has a line of its own.
    const items = panel
      .getByRole('table', { name: 'Itens' })
      .getByRole('row')
      .filter({ hasNotText: /de hoje|Tabela hoje|Fora d|Saiu d|No pedido|Obs\./ });
    // On the smallest phones a long name takes a third line.
    for (const [width, most] of [
      [320, 90],
      [360, 72],
      [390, 72],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() =>
          items.evaluateAll((all) =>
            Math.max(...all.map((item) => item.getBoundingClientRect().height)),
          ),
        )
        .toBeLessThanOrEqual(most);
    }
  });
}

test('on a phone orders that are being chosen begin there too, below one line of acts', async ({
  pageOf,
}) => {
  const viewport = { width: 390, height: 844 };
  const page = await pageOf('admin', '/pedidos', { viewport });
  await page.getByRole('button', { name: 'Escolher vários' }).click();
  const acts = page.getByRole('group', { name: 'Pedidos escolhidos' });
  await expect.poll(() => heightOf(acts)).toBe(56);
  const first = page.getByRole('row', { name: /^Pedido \d+$/ }).first();
  await expect.poll(() => topOf(first)).toBeLessThan(viewport.height / 3);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => heightOf(acts)).toBeLessThan(60);
});

for (const [who, path, width] of [
  ['admin', '/pedidos', 320],
  ['admin', '/pedidos', 1024],
  ['admin', '/pedidos', 1280],
  ['vendedor', '/pedidosvendedor', 1024],
  ['cliente', '/pedidoscliente', 320],
] as const) {
  test(`the title and the filters of ${path} take one line each at ${width} px`, async ({
    pageOf,
  }) => {
    const page = await pageOf(who, path, { viewport: { width, height: 768 } });
    const bar = page.getByRole('search', { name: 'Filtros' });
    await expect(bar.getByText('Status', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Pedido \d+$/ }).first()).toBeVisible();
    await expect.poll(() => heightOf(bar)).toBeLessThan(100);
    const name = bar.getByLabel('Nome da empresa');
    if (who === 'admin' && width > 576) {
      await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(170);
    }
    // A phone has its search below the title.
    const most = width < 576 ? 170 : 140;
    await expect.poll(() => topOf(bar)).toBeLessThan(most);
  });
}

test('on a wide screen a seller picks the customer in the title’s line', async ({ pageOf }) => {
  const page = await pageOf('vendedor', '/produtos', { viewport: { width: 1366, height: 768 } });
  await expect(page.getByLabel('Orçamento para')).toBeVisible();
  const add = page.getByRole('listitem').filter({ hasText: 'Cód.' }).first();
  await expect.poll(() => topOf(add)).toBeLessThan(240);
});

test('on a phone a cart begins below one line, and its counts cover no code', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente', '/produtos', { viewport: { width: 390, height: 844 } });
  const card = page.getByRole('listitem').filter({ hasText: 'Cód.' }).first();
  await card.getByRole('button', { name: /^Adicionar/ }).click();
  const count = card.getByText('no orçamento').locator('..');
  const code = card.getByText(/^Cód\./);
  const room = async () => {
    const [left, right] = await Promise.all([count.boundingBox(), code.boundingBox()]);
    return left && right && right.x - left.x - left.width;
  };
  await expect.poll(room).toBeGreaterThan(0);
  await page.getByRole('link', { name: /^Itens Orçamento/ }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Cód.' }).first();
  await expect(page).toHaveURL('/carrinho');
  await expect.poll(() => topOf(line)).toBeLessThan(200);
});

test('the header is as high as its title if letters are large', async ({ pageOf }) => {
  const page = await pageOf('admin', '/pedidos', { viewport: { width: 390, height: 844 } });
  const height = () =>
    page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
  await expect.poll(height).toBe(56);
  await page.addStyleTag({ content: '* { font-size: 24px !important }' });
  const title = page.getByRole('banner').getByText('MMV Distribuidora');
  await expect.poll(() => heightOf(title)).toBeGreaterThan(80);
  const highest = (await heightOf(title)) ?? Infinity;
  expect(await height()).toBeGreaterThanOrEqual(highest);
  // Elements that stick below the header move down with it.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--mmv-header')),
    )
    .toBe(`${await height()}px`);
});

test('beside an open cart the filters of a small window fold into one line', async ({ pageOf }) => {
  const viewport = { width: 1024, height: 768 };
  const page = await pageOf('cliente', '/produtos', { viewport });
  const bar = page.getByRole('search', { name: 'Filtros' });
  await expect(bar.getByLabel('Código')).toBeVisible();
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
  await expect(bar.getByLabel('Código')).toBeHidden();
  await expect.poll(() => heightOf(bar)).toBeLessThan(100);
  await bar.getByRole('button', { name: 'Filtros' }).click();
  await expect(bar.getByLabel('Código')).toBeVisible();
});

test('at a desk names and marks leave an order its 45 px, in a small window 92', async ({
  pageOf,
}) => {
  for (const [width, most] of [
    [1366, 45],
    [1024, 92],
  ] as const) {
    const page = await pageOf('admin', '/pedidos', { viewport: { width, height: 768 } });
    const rows = page.getByRole('row', { name: /^Pedido \d+$/ });
    await expect(rows.filter({ hasText: 'acima do estoque' }).first()).toBeVisible();
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(most);
  }
});
