import { expect, type Page } from '@playwright/test';

import { store } from '../../support/stored';
import { test } from '../people';

const tiles = (page: Page) => page.getByRole('article');
const figure = (page: Page) => page.getByRole('figure', { name: 'Pedidos por vendedor' });

/** Watches the page's unexpected layout shifts since it opened, as the browser adds them up. */
function watchShifts(page: Page) {
  return page.addInitScript(() => {
    let shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts += (entry as unknown as { value: number }).value;
      Object.assign(window, { shifts });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
}

/** The tiles of each row, from its left edge to its right one. */
async function rowsOf(page: Page) {
  const boxes = await tiles(page).evaluateAll((all) =>
    all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect),
  );
  const tops = [...new Set(boxes.map(({ y }) => Math.round(y)))];
  const rows = tops.map((top) => boxes.filter(({ y }) => Math.round(y) === top));
  return rows.map((row) => ({
    count: row.length,
    left: Math.min(...row.map(({ left }) => Math.round(left))),
    right: Math.max(...row.map(({ right }) => Math.round(right))),
  }));
}

/** Contents of a tile beyond its edges, or beneath its icon. */
const misplaced = (page: Page) =>
  tiles(page).evaluateAll((all) =>
    all.flatMap((tile) => {
      const frame = tile.getBoundingClientRect();
      const icon = tile.querySelector('[aria-hidden]')?.getBoundingClientRect();
      const range = document.createRange();
      const walker = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const beneath =
          icon && left < icon.right && right > icon.left && top < icon.bottom && bottom > icon.top;
        if (right > frame.right - 8 || beneath) found.push(walker.currentNode.textContent ?? '');
      }
      return found;
    }),
  );

test.describe('§2 /home: the dashboard (decision 86)', () => {
  test(
    'every row is full, and sums of billions fit, from 1280 to 1920',
    { tag: '@main' },
    async ({ pageOf }) => {
      const page = await pageOf('admin');
      const many = { quantidade: 33_333, centavos: 123_456_789_012 };
      await store('resumopedidos', { Pendente: many, Aprovado: many, Excluido: many });
      await page.goto('/home');
      await expect(tiles(page)).toHaveCount(9);
      await expect(page.getByText(/R\$\s3\.703\.703\.670\.36/)).toBeVisible();
      await expect(page.getByText('Carregando…')).toHaveCount(0);
      for (const width of [1280, 1366, 1440, 1600, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const [records, orders, ...others] = await rowsOf(page);
        expect(others, `${width}`).toEqual([]);
        expect([records?.count, orders?.count], `${width}`).toEqual([4, 5]);
        expect(orders).toMatchObject({ left: records?.left, right: records?.right });
        await expect.poll(() => misplaced(page), `${width}`).toEqual([]);
      }
      for (const width of [390, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        const rows = await rowsOf(page);
        expect(new Set(rows.map(({ left }) => left)).size, `${width}`).toBe(1);
        expect(new Set(rows.map(({ right }) => right)).size, `${width}`).toBe(1);
        await expect.poll(() => misplaced(page), `${width}`).toEqual([]);
      }
    },
  );

  for (const width of [1280, 1440, 1920]) {
    test(`nothing moves when figures and charts arrive at ${width}`, async ({ pageOf }) => {
      const page = await pageOf('admin', undefined, { viewport: { width, height: 1000 } });
      await watchShifts(page);
      await page.goto('/home');
      await expect(figure(page).locator('svg').first()).toBeVisible();
      await expect(figure(page).getByText('Ver tabela')).toBeVisible();
      const shifts = () => (window as unknown as { shifts: number }).shifts;
      // A chart's label may move; a row of tiles that grows by a line would move ten times as much.
      expect(await page.evaluate(shifts)).toBeLessThan(0.001);
    });
  }
});
