import type { Page } from '@playwright/test';

import type { Product } from '../../../domain/product/product';

const table = '**/api/produtos*';

/** Today's product table, as this page reads it (its rows ask the server): each price is five reais up, and nothing is left in stock. */
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

/** The product table can't be had by this page. */
export async function loseProducts(page: Page): Promise<void> {
  await findProducts(page);
  await page.route(table, (route) => route.abort());
  await page.route('**/api/conferencias*', (route) => route.abort());
}

/** The page reads the table as it is; an answer under way may come too late for anybody. */
export function findProducts(page: Page): Promise<void> {
  return page.unrouteAll({ behavior: 'ignoreErrors' });
}
