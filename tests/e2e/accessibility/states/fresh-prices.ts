import { loseProducts, raisePrices } from '../../product/product-prices';
import { press, see, type ScreenState } from '../state';

/** The sample's pending orders after the prices have moved. The oldest of them have expired. */
export const freshPriceStates: ScreenState[] = [
  {
    who: 'administrator',
    name: 'orders, one with other prices to be approved',
    loads: true,
    path: '/pedidos',
    before: raisePrices,
    reach: async (page) => {
      await press(page, /Aprovar pedido/);
      await see(page, 'Pelos preços de hoje');
    },
  },
  {
    who: 'seller',
    name: 'orders, one open with other prices',
    loads: true,
    path: '/pedidosvendedor',
    before: raisePrices,
    reach: async (page) => {
      await press(page, /^Itens \(/);
      await see(page, 'Pelos preços de hoje');
    },
  },
  {
    who: 'customer',
    name: 'orders, one open that could not be compared',
    loads: true,
    path: '/pedidoscliente',
    before: loseProducts,
    reach: async (page) => {
      await press(page, /^Itens \(/);
      await see(page, 'Não foi possível comparar os itens');
    },
  },
];
