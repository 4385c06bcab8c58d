import type { Page } from '@playwright/test';

import { routes } from '../../../src/config/routes';
import { chooseStatus, confirm, fillCart, goToCart, sendQuote } from '../../e2e/orders';
import type { Bench } from '../bench';
import { readVitals, watchVitals } from '../browser/vitals';
import { visit } from '../browser/visit';
import type { Measured } from '../figures';
import type { Account } from '../browser/sessions';

/** The main job of each role. */
const journeys: Record<Account, (page: Page) => Promise<void>> = {
  async cliente(page) {
    await fillCart(page, 3);
    await page.getByRole('search').getByRole('textbox').first().pressSequentially('pneu aro');
    await goToCart(page);
    await sendQuote(page, 'Rafael Moreira');
  },
  async vendedor(page) {
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
    const row = page.locator('tr[data-entry]').first();
    await row.getByRole('button', { name: /^Itens/ }).click();
    await chooseStatus(page, 'Aprovado');
    await row.waitFor();
  },
  async admin(page) {
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
    const row = page.locator('tr[data-entry]').first();
    await row.getByRole('button', { name: /^Itens/ }).click();
    await row.getByRole('button', { name: /Aprovar pedido/ }).click();
    await confirm(page, 'Aprovar pedido?');
    await page.getByRole('link', { name: 'Clientes', exact: true }).click();
    await page.getByRole('search').getByRole('textbox').first().pressSequentially('bici');
  },
};

/** Measures the response of each click and key of a day's work, and the layout shifts. */
export async function measureJourneys({
  browser,
  runs,
  stateOf,
  data,
}: Bench): Promise<Measured[]> {
  await data.loadAllOrders();
  const measured: Measured[] = [];
  for (const [account, walk] of Object.entries(journeys) as [
    Account,
    (page: Page) => Promise<void>,
  ][]) {
    const interactions: number[] = [];
    const shifts: number[] = [];
    for (let turn = 0; turn < runs; turn += 1) {
      const vitals = await visit(browser, await stateOf(account), async ({ page }) => {
        await watchVitals(page);
        await page.goto(routes.home);
        await walk(page);
        return readVitals(page);
      });
      interactions.push(...vitals.interactions);
      shifts.push(vitals.layoutShift);
    }
    const row = { subject: `a ${account}'s day`, profile: 'unthrottled' } as const;
    measured.push(
      { ...row, figure: 'interaction', samples: interactions },
      { ...row, figure: 'layoutShift', samples: shifts },
    );
  }
  return measured;
}
