import { expect, type Page } from '@playwright/test';

import { choose } from '../../select';
import { holdConnection, loseConnection } from '../connection';
import { forgetQuotes, refusedQuote } from '../kept-acts';
import { emptyCart, filledCart, press, see, type ScreenState } from '../state';

async function openAccount(page: Page) {
  await press(page, /Minha conta$/);
  await page.getByRole('dialog', { name: 'Minha conta' }).waitFor();
}

/** /home by role, and everything that can surround or cover a screen. */
export const shellStates: ScreenState[] = [
  {
    who: 'customer',
    name: 'home',
    tabs: true,
    path: '/home',
    before: emptyCart,
    reach: (page) => page.getByRole('button', { name: 'Próximo destaque' }).waitFor(),
  },
  { who: 'seller', name: 'home', path: '/home', reach: (page) => see(page, 'Câmaras de ar') },
  {
    who: 'newcomer',
    name: 'home while waiting',
    path: '/home',
    reach: (page) => see(page, 'Seu cadastro está em análise!'),
  },
  {
    who: 'newcomer',
    name: 'products while waiting',
    path: '/produtos',
    reach: (page) => see(page, 'Seu cadastro está em análise, volte'),
  },
  {
    who: 'administrator',
    name: 'home',
    tabs: true,
    path: '/home',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Próximo destaque' }).waitFor();
      await expect(page.getByText('Carregando…')).toHaveCount(0);
    },
  },
  {
    who: 'administrator',
    name: 'home, backed up',
    path: '/home',
    reach: async (page) => {
      await press(page, 'Realizar Back-Up');
      await see(page, /^Back-up realizado:/);
    },
  },
  {
    who: 'administrator',
    name: 'home, being backed up',
    loads: true,
    path: '/home',
    before: (page) => page.route('**/api/bkp', () => undefined),
    reach: async (page) => {
      await press(page, 'Realizar Back-Up');
      await see(page, 'Salvando os produtos…');
    },
  },
  {
    who: 'administrator',
    name: 'home, the menu folded',
    path: '/home',
    reach: async (page) => {
      await press(page, 'Recolher menu');
      await page.getByRole('button', { name: 'Expandir menu' }).waitFor();
    },
    after: (page) => press(page, 'Expandir menu'),
    only: 'wide',
  },
  {
    who: 'administrator',
    name: 'home, the menu open',
    path: '/home',
    reach: async (page) => {
      await press(page, 'Abrir menu');
      await page.getByRole('link', { name: 'Clientes', exact: true }).first().waitFor();
    },
    only: 'narrow',
  },
  {
    who: 'customer',
    name: 'a page of another role',
    path: '/pedidos',
    reach: (page) => see(page, 'Esta página não faz parte do seu acesso.'),
  },
  {
    who: 'customer',
    name: 'order stored',
    path: '/obrigado',
    arrivedWith: { pedidoconfirmado: 12 },
    reach: (page) => page.getByRole('dialog', { name: 'Pedido 12' }).waitFor(),
  },
  {
    who: 'seller',
    name: "'Minha conta', refused",
    path: '/pedidosvendedor',
    reach: async (page) => {
      await openAccount(page);
      await press(page, 'Alterar e-mail');
      await press(page, 'Alterar senha');
    },
  },
  {
    who: 'administrator',
    name: 'no connection',
    loads: true,
    path: '/clientes',
    before: holdConnection,
    reach: async (page) => {
      await see(page, 'Reprovar');
      await loseConnection(page);
    },
  },
  {
    who: 'customer',
    name: 'a quote that waits for the connection',
    loads: true,
    path: '/carrinho',
    before: async (page) => {
      await filledCart(page);
      await holdConnection(page);
    },
    reach: async (page) => {
      await choose(page, page.getByLabel('Representante'), 'Rafael Moreira');
      await loseConnection(page);
      await press(page, 'PEDIR ORÇAMENTO');
      await see(page, '1 orçamento aguardando conexão');
    },
    after: async (page) => {
      // The narrow window comes last, and folds the list.
      await press(page, '1 orçamento aguardando conexão');
      await press(page, /^Devolver ao carrinho/);
      await expect(page.getByText('1 orçamento aguardando conexão')).toHaveCount(0);
      await page.evaluate(() => localStorage.removeItem('shopping_seller'));
    },
  },
  {
    who: 'customer',
    name: 'a quote that was refused',
    loads: true,
    path: '/home',
    before: async (page) => {
      await emptyCart(page);
      await refusedQuote(page);
    },
    reach: (page) => see(page, /^O orçamento de 3 itens para Rafael Moreira/),
    after: forgetQuotes,
  },
  {
    who: 'administrator',
    name: 'a message that passes by',
    loads: true,
    path: '/home',
    before: (page) => page.route('**/assets/own-account-*.js', (route) => route.abort()),
    reach: async (page) => {
      await press(page, /Minha conta$/);
      await see(page, 'Minha conta não foi aberta.');
    },
  },
];
