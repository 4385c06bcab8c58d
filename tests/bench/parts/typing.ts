import type { Page } from '@playwright/test';

import { routes } from '../../../src/config/routes';
import { msToPaint } from '../browser/paint';
import type { Bench } from '../bench';
import { profileNames, throttle, type ProfileName } from '../browser/profiles';
import { visit } from '../browser/visit';
import type { Measured } from '../figures';

/** Searches that find much, little, and finally nothing: by words in any order, sizes, a code, and misspelt. */
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

/** Typing over 20,000 products, each key as soon as the one before it is painted: faster than anybody types. */
export function measureTyping(bench: Bench): Promise<Measured[]> {
  return typing(bench, '/produtos, filter');
}

/** Typing over 100,000, which are not held but asked for. */
export async function measureLargeTyping(bench: Bench): Promise<Measured[]> {
  await bench.data.loadManyProducts();
  try {
    return await typing(bench, '/produtos of 100,000, filter');
  } finally {
    await bench.data.loadProducts();
  }
}

async function typing(bench: Bench, subject: string): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const profile of profileNames) {
    const samples = await typeWords(bench, profile);
    measured.push({ subject, figure: 'keyToPaint', profile, samples });
  }
  return measured;
}

async function typeWords({ browser, stateOf }: Bench, profile: ProfileName): Promise<number[]> {
  return visit(browser, await stateOf('vendedor'), async ({ page, cdp }) => {
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

/** Opens /produtos until its first products are shown; returns their buttons. */
export async function openCatalogue(page: Page) {
  await page.goto(routes.products);
  const add = page.getByRole('button', { name: /^Adicionar/ });
  await add.first().waitFor();
  await page.waitForLoadState('networkidle');
  return add;
}
