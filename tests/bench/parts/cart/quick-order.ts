import type { Page } from '@playwright/test';

import { addBatch, judge } from '../../../../domain/quick-order/quick-order';
import { quickCatalog, type QuickCatalog } from '../../../../domain/quick-order/catalog';
import type { Product } from '../../../../domain/product/product';
import { indexProducts } from '../../../../domain/product/search/product-index';
import { readText } from '../../../../domain/quick-order/text';
import { routes } from '../../../../src/config/routes';
import { repeated, type Bench } from '../../bench';
import { profileNames, throttle, type ProfileName } from '../../browser/profiles';
import { msToShown } from '../../browser/shown';
import { visit } from '../../browser/visit';
import { productCount, products } from '../../data/products';
import type { Measured } from '../../figures';
import { median } from '../../report/statistics';

const lineCount = 500;
const faultEvery = 10;

/** Checks 500 pasted lines over 20,000 products, a tenth of them unknown. Measures from 'Conferir' to the results. */
export async function measureQuickOrder(bench: Bench): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const profile of profileNames) {
    const samples = await checkOften(bench, profile);
    measured.push({ subject: 'quick order, 500 lines', figure: 'checkList', profile, samples });
  }
  const subject = 'quick order, 20,000 products over 1,000';
  const samples = await repeated(bench.runs, () => Promise.resolve(ratioOfCatalogs()));
  measured.push({ subject, figure: 'checkRatio', profile: 'unthrottled', samples });
  return measured;
}

/** Codes of active products, and some unknown ones. */
function pastedText(codes: readonly string[]): string {
  return Array.from({ length: lineCount }, (_, at) =>
    at % faultEvery === 0 ? `X${at} 1` : `${at + 1}x ${codes[at] ?? ''}`,
  ).join('\n');
}

const activeCodes = () =>
  products(productCount)
    .filter(({ ativo }) => ativo)
    .map(({ CD_PRODUTO }) => CD_PRODUTO);

async function checkOften({ browser, runs, stateOf }: Bench, profile: ProfileName) {
  return visit(browser, await stateOf('vendedor'), async ({ page, cdp }) => {
    await throttle(cdp, profile);
    return repeated(runs, () => check(page));
  });
}

async function check(page: Page): Promise<number> {
  await page.goto(routes.products);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('pedido_rapido')) localStorage.removeItem(key);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Pedido rápido' }).first().click();
  await page.getByRole('tab', { name: 'Colar lista' }).click();
  await page.getByLabel('Lista de códigos e quantidades').fill(pastedText(activeCodes()));
  const faults = lineCount / faultEvery;
  return msToShown(
    page,
    {
      selector: '[role=dialog] .ant-drawer-footer [role=status] p',
      text: `${lineCount - faults} prontas, ${faults} a corrigir, 0 repetidas`,
    },
    () => page.getByRole('button', { name: 'Conferir' }).click(),
  );
}

/** Reading and checking alone: how much longer it takes with a catalogue twenty times as large. */
function ratioOfCatalogs(): number {
  const all = products(productCount);
  const text = pastedText(all.map(({ CD_PRODUTO }) => CD_PRODUTO));
  return msToJudge(text, catalogOf(all)) / msToJudge(text, catalogOf(all.slice(0, 1_000)));
}

const catalogOf = (of: readonly Product[]) => quickCatalog(indexProducts(of));

function msToJudge(text: string, catalog: QuickCatalog): number {
  const samples = Array.from({ length: 21 }, () => {
    const start = performance.now();
    const read = readText(text, catalog);
    const entries = addBatch([], read.kind === 'read' ? read.lines : []);
    judge(entries, { catalog, cart: new Map(), gone: new Map() });
    return performance.now() - start;
  });
  return median(samples);
}
