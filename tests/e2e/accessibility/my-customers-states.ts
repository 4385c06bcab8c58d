import { see, type ScreenState } from './state';

const seller = { who: 'seller' } as const;

/** A seller's customers, and the orders of one of them. */
export const myCustomersStates: ScreenState[] = [
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
