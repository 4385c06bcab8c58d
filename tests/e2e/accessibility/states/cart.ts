import { aLine } from '../../../support/data/an-order';
import { manyLines } from '../../../support/data/many/many';
import { cartOf, emptyCart, filledCart, press, see, type ScreenState, type Who } from '../state';

const ownNumber = 'Seu número de pedido (opcional)';

/** The states of the cart, for every role that may order. */
function cartStatesOf(who: Who): ScreenState[] {
  return [
    {
      who,
      name: 'cart',
      tabs: who === 'customer',
      main: who === 'customer',
      path: '/carrinho',
      before: filledCart,
      reach: (page) => see(page, 'Selecione seu representante'),
    },
    {
      who,
      name: 'cart, twenty lines',
      tabs: who === 'customer',
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

const customer = { who: 'customer' } as const;

export const cartStates: ScreenState[] = [
  ...cartStatesOf('customer'),
  ...cartStatesOf('seller'),
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
    name: 'cart, no representative chosen',
    path: '/carrinho',
    before: filledCart,
    reach: async (page) => {
      await press(page, 'PEDIR ORÇAMENTO');
      await page.getByRole('dialog', { name: 'Por favor, selecione seu representante.' }).waitFor();
    },
  },
];
