import type { Page } from '@playwright/test';

import type { Product } from '../../../domain/product/product';

const table = '**/api/produtos*';

/**
 * Changes today's product table for this page (its rows ask the server): each price rises by five reais, and all stock
 * is 0.
 */
export async function raisePrices(page: Page): Promise<void> {
  await page.route(table, async (route) => {
    const response = await route.fetch();
    const products = (await response.json()) as Product[];
    const json = products.map((one) => ({
      ...one,
      preco_venda: one.preco_venda + 5,
      estoque_saldo: 0,
    }));
    await route.fulfill({ response, json });
  });
}

/** Makes the product table unavailable to this page. */
export async function loseProducts(page: Page): Promise<void> {
  await findProducts(page);
  await page.route(table, (route) => route.abort());
  await page.route('**/api/conferencias*', (route) => route.abort());
}

/** Restores the product table for this page. A running answer may arrive too late. */
export function findProducts(page: Page): Promise<void> {
  return page.unrouteAll({ behavior: 'ignoreErrors' });
}
