import type { Page } from '@playwright/test';

import { manyLines } from '../../support/many';
import { aLine } from '../../../src/features/orders/order-for-tests';
import type { Who } from './people';
import { cartOf, emptyCart, filledCart, press, see, type ScreenState } from './state';
import { updateStates } from './update-states';

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
      name: 'cart, twenty lines',
      path: '/carrinho',
      before: cartOf(manyLines(20)),
      reach: (page) => see(page, 'PEDIR ORÇAMENTO'),
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

const ownNumber = 'Seu número de pedido (opcional)';

const customer = { who: 'customer' } as const;

/** The drawer's list is kept for a person: each state takes back what it left. */
const forgetList = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('pedido_rapido')) localStorage.removeItem(key);
  });

function quickOrderStates(who: Who): ScreenState[] {
  const quick = {
    who,
    path: '/produtos',
    before: filledCart,
    after: forgetList,
  } satisfies Partial<ScreenState>;
  return [
    {
      ...quick,
      name: 'quick order, a product typed',
      reach: async (page) => {
        await openQuickOrder(page);
        await page.getByLabel('Código ou nome').fill('1006');
        await see(page, /^1006 CÂMARA/);
      },
    },
    {
      ...quick,
      name: 'quick order, lines to mend',
      reach: async (page) => {
        await openQuickOrder(page);
        await page.getByRole('tab', { name: 'Colar lista' }).click();
        await page
          .getByLabel('Lista de códigos e quantidades')
          .fill('1006 1.000\n1006 2\n9999 1\n1007 2,5\n1006 1007\nBom dia');
        await press(page, 'Conferir');
        await see(page, '1 pronta, 4 a corrigir, 1 repetida');
      },
    },
    {
      ...quick,
      name: 'quick order, a spreadsheet to send',
      reach: async (page) => {
        await openQuickOrder(page);
        await page.getByRole('tab', { name: 'Enviar planilha' }).click();
        await see(page, /^Solte aqui a planilha/);
      },
    },
    {
      ...quick,
      name: 'quick order, columns to choose',
      reach: async (page) => {
        await openQuickOrder(page);
        await page.getByRole('tab', { name: 'Enviar planilha' }).click();
        await page.locator('input[type=file]').setInputFiles({
          name: 'loja.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('a;b;c\nx;y;z\n'),
        });
        await see(page, /^Não foi possível reconhecer as colunas/);
      },
    },
  ];
}

async function openQuickOrder(page: Page): Promise<void> {
  await press(page, 'Pedido rápido');
  await page.getByLabel('Código ou nome').waitFor();
}

export const catalogueStates: ScreenState[] = [
  ...updateStates,
  ...catalogueOf('customer'),
  ...catalogueOf('seller'),
  ...quickOrderStates('customer'),
  ...quickOrderStates('seller'),
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
    name: 'cart, a word too many beside the quote',
    path: '/carrinho',
    before: filledCart,
    reach: async (page) => {
      await press(page, 'Observação e seu número de pedido');
      await page.getByLabel(ownNumber).fill('www.exemplo.com');
      await see(page, 'Escreva sem endereços de internet.');
      await page
        .getByRole('button', { name: /^Observação de / })
        .first()
        .click();
    },
    after: (page) => page.getByLabel(ownNumber).fill(''),
  },
  {
    ...customer,
    name: 'cart with more than the stock, a quantity refused, a line offered back',
    path: '/carrinho',
    before: cartOf(manyLines(2).map((line) => ({ ...line, quantity: 9_999 }))),
    reach: async (page) => {
      await press(page, /^Remover/);
      const quantity = page.getByRole('textbox', { name: /^Quantidade/ });
      await quantity.fill('2,5');
      await quantity.press('Enter');
      await see(page, 'Só peças inteiras, sem vírgula.');
      await see(page, /^Removido:/);
    },
  },
  {
    ...customer,
    name: 'cart, emptied',
    path: '/carrinho',
    before: filledCart,
    reach: async (page) => {
      await press(page, 'Esvaziar');
      await see(page, '3 itens removidos');
    },
    only: 'wide',
  },
  {
    ...customer,
    name: 'products with and without stock',
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
