import type { Page } from '@playwright/test';

import { findProducts, indexProducts } from '../../../../domain/product/search/product-index';
import { firstOfMany, totalHeader } from '../../../../domain/query-limits';
import { routes } from '../../../../src/config/routes';
import { msToPaint } from '../../browser/paint';
import type { Bench } from '../../bench';
import { profileNames, throttle, type ProfileName } from '../../browser/profiles';
import { visit } from '../../browser/visit';
import { products } from '../../data/products';
import type { Measured } from '../../figures';

const largeCount = 100_000;

/** Searches that find much, little, and finally nothing: words in any order, sizes, a code, and misspellings. */
const words = [
  'corrente kmc',
  '29 camara',
  'pneu aro29',
  'vercelli 2,75',
  '100123',
  'pastilha',
  'corente',
  'xyz',
];

/** Measures typing over 20,000 products, each key as soon as the previous one is painted: faster than anybody types. */
export function measureTyping(bench: Bench): Promise<Measured[]> {
  return typing(bench, '/produtos, filter', () => Promise.resolve());
}

/** Measures typing over 100,000 products, which the endpoint searches. */
export function measureLargeTyping(bench: Bench): Promise<Measured[]> {
  const index = indexProducts(products(largeCount));
  return typing(bench, '/produtos of 100,000, filter', (page) =>
    page.route(/\/api\/produtos(\?|$)/, async (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const found = findProducts(index, { code: '', name: asked.get('DESCRICAO') ?? '' });
      await route.fulfill({
        json: found.slice(0, firstOfMany),
        headers: { [totalHeader]: String(found.length) },
      });
    }),
  );
}

async function typing(
  bench: Bench,
  subject: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const profile of profileNames) {
    const samples = await typeWords(bench, profile, prepare);
    measured.push({ subject, figure: 'keyToPaint', profile, samples });
  }
  return measured;
}

async function typeWords(
  { browser, stateOf }: Bench,
  profile: ProfileName,
  prepare: (page: Page) => Promise<unknown>,
): Promise<number[]> {
  return visit(browser, await stateOf('vendedor'), async ({ page, cdp }) => {
    await prepare(page);
    await openCatalogue(page);
    await throttle(cdp, profile);
    await page.getByLabel('Descrição', { exact: true }).focus();
    const samples: number[] = [];
    for (const word of words) {
      const letters = Array.from(word);
      const deletions = letters.map(() => 'Backspace');
      for (const key of [...letters, ...deletions]) {
        samples.push(await msToPaint(page, 'keydown', () => page.keyboard.press(key)));
      }
    }
    return samples;
  });
}

/** Opens /produtos and waits for its first products. Returns their buttons. */
export async function openCatalogue(page: Page) {
  await page.goto(routes.products);
  const add = page.getByRole('button', { name: /^Adicionar/ });
  await add.first().waitFor();
  await page.waitForLoadState('networkidle');
  return add;
}
