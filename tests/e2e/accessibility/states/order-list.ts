import type { Page } from '@playwright/test';

import { press } from '../state';

/** Steps in the lists of orders. */

export const seeOrders = (page: Page) =>
  page
    .getByRole('row', { name: /^Pedido \d+$/ })
    .first()
    .waitFor();

export const chosen = (page: Page) => page.getByRole('group', { name: 'Pedidos escolhidos' });

export async function chooseOne(page: Page) {
  await press(page, /^(Escolher|Imprimir) vários$/);
  await page
    .getByRole('checkbox', { name: /^Escolher pedido/ })
    .first()
    .click();
  await chosen(page)
    .getByText(/^1 pedido/)
    .waitFor();
}

/** Presses a button of the selection's bar, which a narrow page has in a menu. */
export async function actOnChosen(page: Page, name: string) {
  const button = chosen(page).getByRole('button', { name });
  if (await button.isVisible()) {
    await button.click();
    return;
  }
  await chosen(page).getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('menuitem', { name }).click();
}
