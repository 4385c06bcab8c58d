import type { Page } from '@playwright/test';

import { sampleUsers } from '../../../../emulators/sample/people/accounts';
import { repeated, type Bench } from '../../bench';
import { profileNames, throttle, type ProfileName } from '../../browser/profiles';
import { msToShown } from '../../browser/shown';
import { visit } from '../../browser/visit';
import { today } from '../../data/calendar';
import type { Measured } from '../../figures';
import { openCatalogue } from '../product/typing';

/** The customers that the seller switches between. Their carts have different numbers of lines, to tell them apart. */
const carts = [
  { uid: 'cliente', lines: 15 },
  { uid: 'cliente2', lines: 16 },
];

/**
 * A seller opens another customer's cart. Measures from the choice to the frame that shows its lines beside the
 * catalogue.
 */
export async function measureCustomerSwitch(bench: Bench): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const profile of profileNames) {
    const samples = await switchOften(bench, profile);
    measured.push({
      subject: '/produtos, carts of 15 lines',
      figure: 'customerSwitch',
      profile,
      samples,
    });
  }
  return measured;
}

async function switchOften({ browser, runs, stateOf }: Bench, profile: ProfileName) {
  return visit(browser, await stateOf('vendedor'), async ({ page, cdp }) => {
    const add = await openCatalogue(page);
    const targets: { company: string; shown: Parameters<typeof msToShown>[1] }[] = [];
    for (const { uid, lines } of carts) {
      const company = companyOf(uid);
      await pick(page, company, company);
      for (let line = 0; line < lines; line += 1) await add.nth(line).click();
      const shown = {
        selector: '[aria-label="Orçamento"] button',
        text: `Itens Orçamento ( ${lines} )`,
      };
      targets.push({ company, shown });
    }
    await throttle(cdp, profile);
    return repeated(4 * runs, async (turn) => {
      const target = targets[turn % targets.length];
      if (!target) throw new Error('Nobody to switch to.');
      const option = await offer(page, '', target.company);
      const time = await msToShown(page, target.shown, () => option.click());
      // A list that is still closing accepts no choice.
      await page.locator('.ant-select-dropdown').waitFor({ state: 'hidden' });
      return time;
    });
  });
}

async function pick(page: Page, typed: string, company: string) {
  const option = await offer(page, typed, company);
  await option.click();
  await page.getByText(`Orçamento para ${company}`, { exact: true }).waitFor({ state: 'attached' });
  await page.locator('.ant-select-dropdown').waitFor({ state: 'hidden' });
}

/** Opens the list of customers and searches. Returns the customer's place in it. */
async function offer(page: Page, typed: string, company: string) {
  const field = page.getByRole('combobox', { name: 'Orçamento para' });
  await field.click();
  if (typed !== '') await field.fill(typed);
  const option = page.locator('.ant-select-item-option').filter({ hasText: company });
  await option.waitFor();
  // While the list still slides open, a click on it may end beneath it.
  await page.locator('.ant-select-dropdown:not([class*="ant-slide-up"])').waitFor();
  return option;
}

function companyOf(uid: string): string {
  const company = sampleUsers(today).find((user) => user.uid === uid)?.razaosocial;
  if (company === undefined) throw new Error(`The sample has no customer ${uid}.`);
  return company;
}
