import type { Page } from '@playwright/test';

import { emptyCart, see, type ScreenState } from '../state';

const seller = { who: 'seller' } as const;
const catalogue = { ...seller, path: '/produtos', before: emptyCart } as const;

async function search(page: Page) {
  await see(page, 'Adicionar');
  await page.getByLabel('Orçamento para').click();
  await page.keyboard.type('bike');
  await see(page, /^Cód\. \d+ · /);
}

/** A seller's quotes for customers, their customers, and the orders of one of them. */
export const sellerStates: ScreenState[] = [
  { ...catalogue, name: 'the customers that were found', reach: search },
  {
    ...catalogue,
    name: 'products, a cart for a customer',
    reach: async (page) => {
      await search(page);
      await page.keyboard.press('Enter');
      await page.getByText('Orçamento para BIKE').first().waitFor({ state: 'attached' });
    },
    after: (page) => page.evaluate(() => localStorage.removeItem('shopping_for_vendedor')),
  },
  {
    ...seller,
    name: 'home, its customers',
    path: '/home',
    reach: async (page) => {
      const card = page.getByRole('region', { name: 'Meus clientes' });
      await card
        .getByRole('link', { name: /ligar para/ })
        .first()
        .waitFor();
    },
  },
  {
    ...seller,
    name: 'home, the page of a customer',
    path: '/home',
    reach: async (page) => {
      const card = page.getByRole('region', { name: 'Meus clientes' });
      await card.getByRole('listitem').first().getByRole('button').first().click();
      await see(page, 'Pedidos com você');
    },
  },
  {
    ...seller,
    name: 'home, nobody found',
    path: '/home?busca=zzzz',
    reach: (page) => see(page, 'Nenhum cliente aprovado com “zzzz”.'),
  },
  {
    ...seller,
    name: 'orders, none of that customer',
    path: '/pedidosvendedor?cliente=nobody',
    reach: (page) => see(page, 'Este cliente não tem pedidos Pendentes.'),
  },
];
