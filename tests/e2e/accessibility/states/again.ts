import type { Page } from '@playwright/test';

import { paths } from '../../../../domain/paths';
import { listWrite } from '../../../../src/data/lists/writes';
import { manyLines } from '../../../support/data/many/many';
import { store, storeAll } from '../../../support/stored';
import { emptyCart, filledCart, press, see, type ScreenState } from '../state';

const uid = 'cliente';
/** Far from the places that the screens themselves use. */
const place = 40;

async function keepList() {
  const lines = manyLines(3).map(({ estoque_saldo: _balance, ...line }) => line);
  const draft = { nome: 'Oficina de segunda', lines };
  await storeAll(listWrite(uid, place, draft, null, crypto.randomUUID()));
}

async function forgetList() {
  await store(paths.list(uid, place), null);
  await store(paths.listLines(uid, place), null);
}

const openLists = async (page: Page) => {
  await press(page, 'Listas');
  await page.getByRole('dialog', { name: 'Listas' }).waitFor();
};

const customer = { who: 'customer' } as const;

/** States of the products ordered before, and of saved lists. */
export const againStates: ScreenState[] = [
  {
    ...customer,
    name: 'home, its last orders',
    path: '/home',
    before: emptyCart,
    reach: (page) => see(page, 'Pedir de novo'),
  },
  {
    ...customer,
    name: 'an order, compared with today',
    path: '/pedidoscliente',
    before: filledCart,
    reach: async (page) => {
      await press(page, /^Pedir de novo/);
      await see(page, /^Adicionar \d+ ite/);
    },
  },
  {
    ...customer,
    name: 'an order of products that are gone',
    loads: true,
    path: '/pedidoscliente',
    before: async (page) => {
      await emptyCart(page);
      await page.route(/\/api\/produtos/, (route) => route.fulfill({ json: [] }));
    },
    reach: async (page) => {
      await press(page, /^Pedir de novo/);
      await press(page, /^Ver parecidos/);
      await see(page, 'Nenhum produto parecido no catálogo.');
    },
  },
  {
    ...customer,
    name: 'an order that can’t be compared',
    loads: true,
    path: '/pedidoscliente',
    before: async (page) => {
      await emptyCart(page);
      await page.route(/\/api\/produtos/, (route) => route.abort());
    },
    reach: async (page) => {
      await press(page, /^Pedir de novo/);
      await see(page, 'Os itens não puderam ser comparados');
    },
  },
  {
    ...customer,
    name: 'products that were bought before',
    path: '/produtos',
    before: emptyCart,
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'Já comprados' }).check();
      await see(page, /^Pedido \d+×/);
    },
  },
  {
    ...customer,
    name: 'lists, the cart to be kept',
    path: '/carrinho',
    before: async (page) => {
      await filledCart(page);
      await keepList();
    },
    reach: async (page) => {
      await press(page, 'Salvar como lista');
      await see(page, 'Oficina de segunda');
      await press(page, /^Salvar$/);
      await see(page, 'Dê um nome à lista.');
    },
    after: forgetList,
  },
  {
    ...customer,
    name: 'lists, one that is changed',
    path: '/produtos',
    before: async (page) => {
      await emptyCart(page);
      await keepList();
    },
    reach: async (page) => {
      await openLists(page);
      await press(page, 'Editar a lista Oficina de segunda');
      await see(page, 'Salvar alterações');
    },
    after: forgetList,
  },
];
