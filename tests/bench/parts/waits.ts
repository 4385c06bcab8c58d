import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { routes, type Route } from '../../../src/config/routes';
import { password } from '../../../emulators/sample/people/accounts';
import { repeated, type Bench } from '../bench';
import { throttle } from '../browser/profiles';
import { gzipKilobytes, scriptsLoaded } from '../browser/script-size';
import { msToShown } from '../browser/shown';
import { visit } from '../browser/visit';
import type { FigureName, Measured } from '../figures';

/** Milliseconds that a person looks at a screen before the next click. */
const lookMs = 3_000;

/** Milliseconds between two keys of a practised typist. */
const keyMs = 120;

export const tiles = { selector: 'section[aria-label="Pedidos"] [data-tone="approved"] p > *' };

/** The targets of the menu: address, first element of the content, and the limit for a first visit. */
export const screens = [
  {
    label: 'Pedidos',
    route: routes.orders,
    first: '[aria-label^="Pedido "]',
    figure: 'ordersFirst',
  },
  { label: 'Produtos', route: routes.products, first: 'main li h2', figure: 'contentFirst' },
  {
    label: 'Clientes',
    route: routes.customers,
    // The first selector is for the earlier commit, whose cards are a plain list.
    first: 'main :is(li, [role="listitem"]) h2',
    figure: 'contentFirst',
  },
] as const satisfies { label: string; route: Route; first: string; figure: FigureName }[];

/**
 * Measures a person's waiting times on the way into the product and through its menu, with a slow phone's network and
 * processor.
 */
export async function measureWaits(bench: Bench): Promise<Measured[]> {
  const runs = await repeated(bench.runs, () => oneDay(bench.browser));
  const row = (subject: string, figure: FigureName, samples: number[]): Measured => ({
    subject,
    figure,
    profile: 'slow',
    samples,
  });
  return [
    row(
      'ENTRAR',
      'tilesShown',
      runs.map(({ shown }) => shown),
    ),
    row(
      'ENTRAR',
      'tilesScript',
      runs.map(({ script }) => script),
    ),
    ...screens.flatMap(({ route, figure }, at) => [
      row(
        route,
        figure,
        runs.map(({ firstVisits }) => firstVisits[at] ?? NaN),
      ),
      row(
        `${route}, again`,
        'contentAgain',
        runs.map(({ nextVisits }) => nextVisits[at] ?? NaN),
      ),
    ]),
  ];
}

/** Signs in by keyboard and goes through the menu twice, on this installation or the one in `options`. */
export function oneDay(browser: Browser, options?: BrowserContextOptions) {
  return visit(
    browser,
    undefined,
    async ({ page, cdp }) => {
      await throttle(cdp, 'slow');
      await page.goto('/');
      await page.getByLabel('E-mail').pressSequentially('admin@mmv.local', { delay: keyMs });
      await page.getByLabel(/^Senha/).pressSequentially(password, { delay: keyMs });
      const enter = page.getByRole('button', { name: 'ENTRAR' });
      const shown = await msToShown(page, tiles, () => enter.click());
      const script = await gzipKilobytes(await scriptsLoaded(page));
      return { shown, script, firstVisits: await visits(page), nextVisits: await visits(page) };
    },
    options,
  );
}

async function visits(page: Page): Promise<number[]> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  const times: number[] = [];
  for (const { label, first } of screens) {
    // oxlint-disable-next-line no-restricted-properties -- somebody looks at the screen
    await page.waitForTimeout(lookMs);
    times.push(await msToShown(page, { selector: first }, () => link(label).click()));
    // oxlint-disable-next-line no-restricted-properties -- somebody looks at the screen
    await page.waitForTimeout(lookMs);
    await link('Home').click();
    await page.locator(tiles.selector).first().waitFor();
  }
  return times;
}
