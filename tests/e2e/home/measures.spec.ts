import { expect, type Locator, type Page } from '@playwright/test';

import { moving } from '../motion';
import { chooseStatus } from '../orders';
import { test } from '../people';

test.use(moving);

/** §9 Business constants that only a browser can show: widths, colours and delays. */
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const width = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().width);

test(
  '§9 the side menu is 250 wide, the cart panel 340; the panel is open while there are items',
  { tag: '@main' },
  async ({ pageOf }) => {
    const page = await pageOf('vendedor', '/produtos');
    await expect(menu(page)).toBeVisible();
    expect(await width(menu(page))).toBe(250);
    const panel = page.getByRole('complementary', { name: 'Orçamento' });
    const title = panel.getByRole('button', { name: /^Itens Orçamento/ });
    await expect(title).toHaveText('Itens Orçamento ( 0 )');
    await expect(title).toHaveAttribute('aria-expanded', 'false');

    const add = page.getByRole('button', { name: /^Adicionar/ });
    await add.first().click();
    await expect(title).toHaveText('Itens Orçamento ( 1 )');
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await page.reload();
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    expect(await width(panel)).toBe(340);

    await page.getByRole('button', { name: 'Recolher menu' }).click();
    await expect.poll(() => width(menu(page))).toBeLessThan(100);

    await page.setViewportSize({ width: 390, height: 844 });
    const opener = page.getByRole('button', { name: 'Abrir menu' });
    const light = await opener.evaluate((button) => getComputedStyle(button).color);
    await expect(opener.locator('svg').first()).toHaveCSS('color', light);
    await opener.click();
    await expect.poll(() => width(menu(page))).toBe(250);
  },
);

/** Resolves when React has drawn the effect of a timer of the page's clock. React's own scheduling uses no timers. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });

test('§9 three slides, 3000 ms each', { tag: '@main' }, async ({ pageOf }) => {
  const page = await pageOf('cliente');
  await page.clock.install();
  await page.goto('/home');
  const slides = page.locator('.slick-slide:not(.slick-cloned)');
  await expect(slides).toHaveCount(3);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const shown = () => page.locator('.slick-slide.slick-active').getAttribute('data-index');
  const first = await shown();
  while ((await shown()) === first) {
    await page.clock.runFor(50);
    await drawn(page);
  }
  for (let slides = 0; slides < 3; slides += 1) {
    const before = await shown();
    await page.clock.runFor(2_900);
    await drawn(page);
    expect(await shown()).toBe(before);
    await page.clock.runFor(100);
    await expect.poll(shown).not.toBe(before);
  }
});

test(
  '§2 pending is orange, approved green, deleted red; who waits is counted in orange',
  { tag: '@main' },
  async ({ pageOf }) => {
    const page = await pageOf('admin', '/home');
    /** The distance of a colour from a hue in degrees: 0 red, 30 orange, 120 green. */
    const distance = (element: Locator, property: string, degrees: number) =>
      element.evaluate(
        (node, [name, wanted]) => {
          const [red = 0, green = 0, blue = 0] =
            getComputedStyle(node).getPropertyValue(name).match(/\d+/g)?.map(Number) ?? [];
          const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
          return Math.abs((angle * 180) / Math.PI - wanted);
        },
        [property, degrees] as const,
      );

    const badge = menu(page)
      .getByRole('link', { name: /^Análise \d/ })
      .locator('.ant-badge-count');
    expect(await distance(badge, 'background-color', 30)).toBeLessThan(15);
    await page.getByRole('link', { name: 'Pedidos pendentes' }).click();
    for (const [status, name, degrees] of [
      ['Pendente', 'Pendente', 30],
      ['Aprovado', 'Aprovado', 145],
      ['Excluido', 'Excluído', 5],
    ] as const) {
      await chooseStatus(page, status);
      const tag = page
        .getByRole('row', { name: /^Pedido \d+$/ })
        .first()
        // A button has a hidden text that describes it.
        .getByText(new RegExp(`^${name}(:|$)`));
      for (const property of ['color', 'border-top-color']) {
        expect(await distance(tag, property, degrees), `${name} ${property}`).toBeLessThan(15);
      }
    }
  },
);
