import { expect } from '@playwright/test';

import { repeated, type Bench } from '../../bench';
import { profileNames, throttle, type ProfileName } from '../../browser/profiles';
import { msToShown } from '../../browser/shown';
import { visit } from '../../browser/visit';
import type { Measured } from '../../figures';
import { goHome } from './orders';

const lines = 200;

/** Opens an order of 200 lines on /pedidos. Measures from the click to the frame that shows all lines. */
export async function measureLongOrder(bench: Bench): Promise<Measured[]> {
  // The newest order, because it is on the first page.
  await (await bench.data.trade()).send(lines);
  const measured: Measured[] = [];
  for (const profile of profileNames) {
    const samples = await openOften(bench, profile);
    measured.push({ subject: '/pedidos', figure: 'longOrder', profile, samples });
  }
  return measured;
}

async function openOften({ browser, runs, stateOf }: Bench, profile: ProfileName) {
  return visit(browser, await stateOf('admin'), async ({ page, cdp }) => {
    await (await goHome({ page, cdp })).click();
    const toggle = page.getByRole('button', { name: `Itens (${lines})` }).first();
    await toggle.waitFor();
    // The prices for comparison load once and don't count.
    await toggle.click();
    await page.waitForLoadState('networkidle');
    await toggle.click();
    await throttle(cdp, profile);

    const selector = 'table[aria-label="Itens"] tr';
    return repeated(2 * runs, async () => {
      await expect(page.locator(selector)).toHaveCount(0);
      const shown = { selector, count: 1 + lines };
      const time = await msToShown(page, shown, () => toggle.click());
      await toggle.click();
      return time;
    });
  });
}
