import type { Page } from '@playwright/test';

import { routes } from '../../../../src/config/routes';
import type { Bench } from '../../bench';
import { msToPaint } from '../../browser/paint';
import { visit } from '../../browser/visit';
import type { Measured } from '../../figures';

/** Milliseconds between two keys of a person who types. */
const pause = 150;

/** Approves the newest 500 pending orders of 50,000, and types into a filter meanwhile. */
export async function measureManyOrders({ browser, data, stateOf }: Bench): Promise<Measured[]> {
  await data.loadAllOrders();
  return visit(browser, await stateOf('admin'), async ({ page }) => {
    await page.goto(routes.orders);
    await page.getByRole('button', { name: 'Escolher vários' }).click();
    const bar = page.getByRole('group', { name: 'Pedidos escolhidos' });
    await bar.getByRole('button', { name: 'Escolher' }).click();
    await page.getByRole('menuitem', { name: 'Todos os que passam pelos filtros' }).click();
    await bar.getByText(/^500 pedidos/).waitFor();
    await bar.getByRole('button', { name: 'Aprovar' }).click();
    const begin = performance.now();
    await page.getByRole('button', { name: 'SIM' }).click();
    let ended = false;
    const all = page
      .getByText('500 de 500 aprovados.')
      .waitFor({ timeout: 300_000 })
      .then(() => {
        ended = true;
        return performance.now() - begin;
      });
    const keys = await typeUntil(page, () => ended);
    const subject = `${routes.orders}, 500 approved`;
    return [
      { subject, figure: 'manyOrders', profile: 'unthrottled', samples: [await all] },
      {
        subject: `${subject}, filter`,
        figure: 'keyToPaint',
        profile: 'unthrottled',
        samples: keys,
      },
    ];
  });
}

async function typeUntil(page: Page, ended: () => boolean): Promise<number[]> {
  const samples: number[] = [];
  await page.getByLabel('Número do pedido').focus();
  while (!ended()) {
    for (const key of ['7', 'Backspace']) {
      samples.push(await msToPaint(page, 'keydown', () => page.keyboard.press(key)));
      // oxlint-disable-next-line no-restricted-properties -- the pace of somebody who types
      await page.waitForTimeout(pause);
    }
  }
  return samples;
}
