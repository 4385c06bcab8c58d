import type { Page } from '@playwright/test';

import { aLine } from '../../../support/data/an-order';
import { emptyCart, filledCart, press, see, type ScreenState, type Who } from '../state';

const answerProducts = (page: Page, products: object[]) =>
  page.route(/\/api\/produtos$/, (route) => route.fulfill({ json: products }));
const refuse = (page: Page, url: RegExp) => page.route(url, (route) => route.abort());
const seeProducts = (page: Page) => see(page, 'Adicionar');

const withCart = (who: Who): ScreenState => ({
  who,
  name: 'products, the cart open',
  tabs: who === 'customer',
  path: '/produtos',
  before: filledCart,
  reach: seeProducts,
});

const customer = { who: 'customer' } as const;

/** The catalogue in all its states, for one role, because the other has the same. */
export const catalogueStates: ScreenState[] = [
  withCart('customer'),
  withCart('seller'),
  {
    ...customer,
    name: 'categories',
    path: '/categorias',
    reach: (page) => see(page, 'CÂMARAS DE AR'),
  },
  {
    ...customer,
    name: 'products',
    main: true,
    path: '/produtos',
    before: emptyCart,
    reach: seeProducts,
  },
  {
    ...customer,
    name: 'products, the cart folded',
    path: '/produtos',
    before: filledCart,
    reach: async (page) => {
      await seeProducts(page);
      await press(page, /^Itens Orçamento/);
    },
    only: 'wide',
  },
  {
    ...customer,
    name: 'products, nothing found',
    path: '/produtos',
    before: emptyCart,
    reach: async (page) => {
      await page.getByLabel('Descrição').fill('zzz');
      await see(page, /^Nenhum produto com "ZZZ"/);
    },
  },
  {
    ...customer,
    name: 'products found, the next words offered',
    path: '/produtos?busca=CAMARA',
    before: emptyCart,
    reach: async (page) => {
      await seeProducts(page);
      await page.getByLabel('Descrição').fill('29 c');
      await page.getByLabel('Descrição').fill('29 ca');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    ...customer,
    name: 'products, a misspelt word',
    path: '/produtos?busca=CORENTE',
    before: emptyCart,
    reach: (page) => see(page, 'Você quis dizer CORRENTE?'),
  },
  {
    ...customer,
    name: 'the first of too many products',
    loads: true,
    path: '/produtos',
    before: async (page) => {
      await emptyCart(page);
      const { quantity: _quantity, ...product } = aLine({});
      await page.route(/\/api\/produtos$/, (route) =>
        route.fulfill({ json: [product], headers: { 'X-Total-Count': '100000' } }),
      );
    },
    reach: (page) => see(page, 'Estes são os 1 primeiros de 100.000 produtos.'),
  },
  {
    ...customer,
    name: 'products of the back-up, in an outage',
    loads: true,
    path: '/produtos',
    before: async (page) => {
      await emptyCart(page);
      await refuse(page, /\/api\/produtos$/);
      const { quantity: _quantity, ...product } = aLine({});
      await page.route(/\/api\/puxabkp/, (route) => route.fulfill({ json: [product] }));
    },
    reach: (page) => see(page, 'O catálogo não respondeu agora'),
  },
  {
    ...customer,
    name: 'products that cannot be loaded',
    loads: true,
    path: '/produtos',
    before: async (page) => {
      await emptyCart(page);
      await refuse(page, /\/api\/(produtos|puxabkp)/);
    },
    reach: (page) => see(page, 'O catálogo não pôde ser carregado'),
  },
  {
    ...customer,
    name: 'an empty catalogue',
    loads: true,
    path: '/produtos',
    before: async (page) => {
      await emptyCart(page);
      await answerProducts(page, []);
      await page.route(/\/api\/puxabkp/, (route) => route.fulfill({ json: [] }));
    },
    reach: (page) => see(page, 'O catálogo está vazio no momento.'),
  },
  {
    ...customer,
    name: 'products with and without stock',
    loads: true,
    path: '/produtos',
    before: async (page) => {
      await emptyCart(page);
      const { quantity: _quantity, ...product } = aLine({});
      await answerProducts(
        page,
        [50, 3, 0].map((estoque_saldo, at) => ({
          ...product,
          estoque_saldo,
          CD_PRODUTO: String(7000 + at),
        })),
      );
    },
    reach: async (page) => {
      for (const words of ['Em estoque', 'Últimas unidades', 'Sem estoque']) await see(page, words);
    },
  },
];
