import { findProducts, loseProducts, raisePrices } from '../product-prices';
import { press, see, type ScreenState } from './state';

/** What the sample's pending orders say after the prices have moved; the oldest of them are over. */
export const freshPriceStates: ScreenState[] = [
  {
    who: 'administrator',
    name: 'orders, one with other prices to be approved',
    path: '/pedidos',
    before: raisePrices,
    reach: async (page) => {
      await press(page, /Aprovar pedido/);
      await see(page, 'Pelos preços de hoje');
    },
    after: findProducts,
  },
  {
    who: 'seller',
    name: 'orders, one open with other prices',
    path: '/pedidosvendedor',
    before: raisePrices,
    reach: async (page) => {
      await press(page, /^Itens \(/);
      await see(page, 'Pelos preços de hoje');
    },
    after: findProducts,
  },
  {
    who: 'customer',
    name: 'orders, one open that could not be compared',
    path: '/pedidoscliente',
    before: loseProducts,
    reach: async (page) => {
      await press(page, /^Itens \(/);
      await see(page, 'Não foi possível comparar os itens');
    },
    after: findProducts,
  },
];
