import { expect, type Page } from '@playwright/test';

import { chromiumFlags, findChromium } from '../../support/run/chromium';
import { unreadableTexts } from '../accessibility/unreadable';
import { heightOf } from '../boxes';
import { test } from '../people';

const executablePath = findChromium();

// Not the page's font size, because media queries use the browser's.
test.use({
  launchOptions: {
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
    ...(executablePath && { executablePath }),
  },
});

/** Texts of the header that do not stand whole in their box. */
const cutInHeader = (page: Page) =>
  page
    .getByRole('banner')
    .locator(':visible')
    .evaluateAll((all) =>
      all
        .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === 3))
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
        )
        .map(({ textContent }) => textContent),
    );

test('§9 with letters of 32 px header, product, cart and order are twice as large', async ({
  pageOf,
}) => {
  const page = await pageOf('vendedor', '/produtos', { viewport: { width: 2560, height: 1600 } });
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  await expect.poll(() => heightOf(header)).toBe(2 * 56);
  await expect(header.getByText('Catálogo')).toHaveCSS('font-size', '32px');

  const product = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  await expect(product.getByRole('heading')).toHaveCSS('font-size', '28px');
  await expect.poll(() => heightOf(product.getByLabel(/^Quantidade/))).toBe(2 * 36);
  await product.getByRole('button', { name: /^Adicionar/ }).click();
  const panel = page.getByRole('complementary', { name: 'Orçamento' });
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(2 * 340);
  const line = panel.getByRole('listitem').first();
  await expect(line.getByRole('textbox').first()).toHaveCSS('font-size', '28px');

  await page.goto('/pedidosvendedor');
  const items = main.getByRole('button', { name: /^Itens \(/ }).first();
  await expect(items).toHaveCSS('font-size', '28px');
  // antd's own.
  await expect(main.getByRole('button', { name: 'Exportar' })).toHaveCSS('font-size', '28px');
});

for (const who of ['admin', 'vendedor', 'cliente'] as const) {
  test(`§9 with letters of 32 px ${who} reads each screen in 640 px, and the header in 390 px`, async ({
    pageOf,
  }) => {
    const page = await pageOf(who, '/home', { viewport: { width: 640, height: 900 } });
    const paths = {
      admin: ['/home', '/produtos', '/pedidos', '/clientes'],
      vendedor: ['/home', '/produtos', '/pedidosvendedor'],
      cliente: ['/home', '/produtos', '/pedidoscliente'],
    }[who];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await unreadableTexts(page), path).toEqual([]);
      expect(await cutInHeader(page), path).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await unreadableTexts(page), `${path}, 390 px`).toEqual([]);
      expect(await cutInHeader(page), `${path}, 390 px`).toEqual([]);
      await page.setViewportSize({ width: 640, height: 900 });
    }
  });
}
