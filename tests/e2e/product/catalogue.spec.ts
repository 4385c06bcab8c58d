import { expect, type Page } from '@playwright/test';

import type { Product } from '../../../domain/product/product';
import { long } from '../../support/run/long';
import { manyProducts } from '../../support/data/many/many-products';
import { changesDuring } from '../lists/dom-changes';
import { heightOf } from '../boxes';
import { test } from '../people';

/** /produtos with a whole distributor's catalogue. The bench measures milliseconds. */
const catalogue = manyProducts(long ? 20_000 : 4_000);
/** More elements than 30 products need. */
const firstPage = 30 * 20;

declare global {
  interface Window {
    /** The unexpected layout shifts of the page (Cumulative Layout Shift). */
    shifted: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (sources.some(({ node }) => node?.parentElement?.closest('main')))
          window.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function openProducts(page: Page, products: Product[] = catalogue) {
  await page.route(/\/api\/produtos$/, (route) => route.fulfill({ json: products }));
  await page.goto('/produtos');
  await expect(addButtons(page)).toHaveCount(30);
}

const addButtons = (page: Page) => page.getByRole('button', { name: /^Adicionar/ });

test(
  `§2 /produtos: typing over ${catalogue.length} products builds one page of them a key`,
  { tag: '@main' },
  async ({ pageOf }) => {
    const page = await pageOf('vendedor');
    await openProducts(page);
    const description = page.getByLabel('Descrição');
    await description.focus();
    const typed = await changesDuring(page, async () => {
      await page.keyboard.type('PNEU');
      await expect(addButtons(page).first()).toHaveAccessibleName(/^Adicionar PNEU/);
    });
    expect(typed.built).toBeGreaterThan(0);
    expect(typed.built).toBeLessThan(4 * firstPage);
    const last = catalogue.at(-1)?.DESCRICAO ?? '';
    await description.fill(last);
    await expect(addButtons(page)).toHaveCount(1);
    await expect(addButtons(page)).toHaveAccessibleName(`Adicionar ${last}`);
    const { built } = await changesDuring(page, async () => {
      await description.fill('');
      await expect(addButtons(page)).toHaveCount(30);
    });
    expect(built).toBeLessThan(firstPage);
  },
);

test('§2 /produtos: adding to the cart builds its line and nothing else', async ({ pageOf }) => {
  const page = await pageOf('vendedor');
  await openProducts(page);
  await page.getByRole('button', { name: 'Carregar Mais' }).click();
  await expect(addButtons(page)).toHaveCount(60);
  await addButtons(page).nth(0).click();
  await expect(page.getByText('Itens Orçamento ( 1 )')).toBeVisible();
  const { built } = await changesDuring(page, async () => {
    await addButtons(page).nth(1).click();
    await expect(page.getByText('Itens Orçamento ( 2 )')).toBeVisible();
  });
  expect(built).toBeGreaterThan(0);
  expect(built).toBeLessThan(60);
});

/** The number of cards in the first row. */
const firstRow = (page: Page) =>
  page
    .locator('main ul:has(button)')
    .first()
    .evaluate((list) => {
      const tops = [...list.children].map((card) => card.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });

for (const [width, folded, open] of [
  [390, 1, 1],
  [1024, 3, 2],
  [1366, 5, 3],
  [1440, 5, 4],
] as const) {
  test(`§2 /produtos: a window of ${width} has ${folded} cards a row, ${open} beside the cart`, async ({
    pageOf,
  }) => {
    const page = await pageOf('vendedor');
    await page.setViewportSize({ width, height: 800 });
    await openProducts(page);
    expect(await firstRow(page)).toBe(folded);
    await addButtons(page).first().click();
    await expect(page.getByText('Itens Orçamento ( 1 )')).toBeVisible();
    expect(await firstRow(page)).toBe(open);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('§2 /produtos: a compact list has 12 whole products beside an open cart, and two lines each on a phone', async ({
  pageOf,
}) => {
  const page = await pageOf('vendedor');
  await page.setViewportSize({ width: 1366, height: 768 });
  await openProducts(page);
  const products = page.getByRole('region', { name: 'Produtos' }).getByRole('listitem');
  const heights = () =>
    products.evaluateAll((items) =>
      items.flatMap((item) => {
        const { bottom, height } = item.getBoundingClientRect();
        return bottom <= window.innerHeight ? [height] : [];
      }),
    );
  const whole = async () => (await heights()).length;
  expect(await whole()).toBeLessThan(12);
  await page.getByRole('button', { name: 'Ver em lista compacta' }).click();
  await expect.poll(whole).toBeGreaterThanOrEqual(12);
  await addButtons(page).first().click();
  await expect(page.getByText('Itens Orçamento ( 1 )')).toBeVisible();
  await expect.poll(whole).toBeGreaterThanOrEqual(12);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(76);
  expect(await heightOf(page.getByRole('textbox', { name: /^Quantidade/ }).first())).toBe(44);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('§4 the cart that opens beside the products moves no other card under a double click', async ({
  pageOf,
}) => {
  const page = await pageOf('vendedor');
  await openProducts(page);
  const add = addButtons(page).nth(13);
  await add.scrollIntoViewIfNeeded();
  const name = await add.getAttribute('aria-label');
  const before = await add.boundingBox();
  await add.dblclick();
  await expect(page.getByRole('button', { name: 'Itens Orçamento ( 1 )' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: name?.replace('Adicionar', 'Remover') ?? '' }),
  ).toBeVisible();
  const after = await add.boundingBox();
  expect(after?.x).not.toBeCloseTo(before?.x ?? 0, 0);
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('§2 /produtos: nothing moves while products and pictures arrive', async ({ pageOf }) => {
  const page = await pageOf('vendedor');
  await watchShifts(page);
  await openProducts(page);
  const pictures = page.locator('main li img');
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  await page.mouse.wheel(0, 3000);
  await page.getByRole('button', { name: 'Carregar Mais' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.shifted)).toBe(0);
});

test('§8 a product without a picture has the default one, and nothing fails', async ({
  pageOf,
  request,
}) => {
  const page = await pageOf('vendedor');
  const missing = await request.get('/products/images/no-such-product.jpg');
  const theDefault = await request.get('/products/images/default.jpg');
  expect(missing.status()).toBe(200);
  expect(missing.headers()['content-type']).toBe('image/jpeg');
  expect(missing.headers()['cache-control']).toBe('public, max-age=300');
  expect(await missing.body()).toEqual(await theDefault.body());

  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await openProducts(page);
  await page.mouse.wheel(0, 3000);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(({ complete, naturalWidth }) => !complete || naturalWidth > 0),
      ),
    )
    .toBe(true);
  expect(errors).toEqual([]);
});
