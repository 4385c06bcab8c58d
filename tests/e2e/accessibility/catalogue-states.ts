import type { Page } from '@playwright/test';

import { aLine } from '../../../src/features/orders/order-for-tests';
import type { Who } from './people';
import { cartOf, emptyCart, filledCart, press, see, type ScreenState } from './state';

const answerProducts = (page: Page, products: object[]) =>
  page.route(/\/api\/produtos$/, (route) => route.fulfill({ json: products }));
const refuse = (page: Page, url: RegExp) => page.route(url, (route) => route.abort());
const seeProducts = (page: Page) => see(page, 'Adicionar');

/** The states of the catalogue and the cart, the same for everybody who may order. */
function catalogueOf(who: Who): ScreenState[] {
  return [
    {
      who,
      name: 'products, the cart open',
      path: '/produtos',
      before: filledCart,
      reach: seeProducts,
    },
    {
      who,
      name: 'cart',
      path: '/carrinho',
      before: filledCart,
      reach: (page) => see(page, 'Selecione seu representante'),
    },
    {
      who,
      name: 'cart, the representatives offered',
      path: '/carrinho',
      before: filledCart,
      reach: async (page) => {
        await see(page, 'Selecione seu representante');
        await page.getByLabel('Representante').click();
        await see(page, 'Luciana Teixeira');
      },
    },
  ];
}

const customer = { who: 'customer' } as const;

export const catalogueStates: ScreenState[] = [
  ...catalogueOf('customer'),
  ...catalogueOf('seller'),
  {
    ...customer,
    name: 'categories',
    path: '/categorias',
    reach: (page) => see(page, 'CÂMARAS DE AR'),
  },
  { ...customer, name: 'products', path: '/produtos', before: emptyCart, reach: seeProducts },
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
    name: 'cart, empty',
    path: '/carrinho',
    before: emptyCart,
    reach: (page) => see(page, 'Seu orçamento está vazio.'),
    only: 'wide',
  },
  {
    ...customer,
    name: 'cart with a product that left the catalogue',
    path: '/carrinho',
    before: cartOf([aLine({ CD_PRODUTO: '999999' })]),
    reach: (page) => see(page, 'Este produto saiu do catálogo.'),
  },
  {
    ...customer,
    name: 'cart, no representative chosen',
    path: '/carrinho',
    before: filledCart,
    reach: async (page) => {
      await press(page, 'PEDIR ORÇAMENTO');
      await page.getByRole('dialog', { name: 'Por favor, selecione seu representante.' }).waitFor();
    },
  },
];
