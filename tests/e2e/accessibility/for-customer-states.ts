import type { Page } from '@playwright/test';

import { emptyCart, see, type ScreenState } from './state';

const seller = { who: 'seller', path: '/produtos', before: emptyCart } as const;

async function search(page: Page) {
  await see(page, 'Adicionar');
  await page.getByLabel('Orçamento para').click();
  await page.keyboard.type('bike');
  await see(page, /^Cód\. \d+ · /);
}

/** A seller's quotes for customers. */
export const forCustomerStates: ScreenState[] = [
  { ...seller, name: 'the customers that were found', reach: search },
  {
    ...seller,
    name: 'products, a cart for a customer',
    reach: async (page) => {
      await search(page);
      await page.keyboard.press('Enter');
      await page.getByText('Orçamento para BIKE').first().waitFor({ state: 'attached' });
    },
    after: (page) => page.evaluate(() => localStorage.removeItem('shopping_for_vendedor')),
  },
];
