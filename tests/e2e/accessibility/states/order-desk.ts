import type { Page } from '@playwright/test';

import type { Order } from '../../../../domain/order/order';
import { store, stored } from '../../../support/stored';
import { holdConnection, loseConnection } from '../connection';
import { cancelWaiting, filterBy, press, type ScreenState, see } from '../state';
import { refusedApproval } from '../kept-acts';
import { actOnChosen, chooseOne, seeOrders } from './order-list';

const keepView = (filtros: string | null) =>
  store(
    'visoes/admin/0',
    filtros === null
      ? null
      : { nome: 'Só bicicletas', filtros, mudanca: 'x'.repeat(20), anterior: '' },
  );

const administrator = { who: 'administrator', path: '/pedidos' } as const;

async function approvedNumber(): Promise<string> {
  const orders = (await stored<Record<string, Order | null>>('pedidos')) ?? {};
  return Object.keys(orders).find((number) => orders[number]?.status === 'Aprovado') ?? '';
}

async function openSellers(page: Page) {
  await press(page, /^Trocar vendedor do pedido/);
  await see(page, 'Luciana Teixeira');
}

/** States that only the administrator's list of orders has. */
export const orderDeskStates: ScreenState[] = [
  {
    ...administrator,
    name: 'orders, the file for the ERP',
    reach: async (page) => {
      await press(page, 'Exportar');
      await press(page, 'Aprovados de um dia, para o ERP…');
      await page.getByText(/^(\d+ pedidos?, \d+ it|Nenhum pedido foi aprovado)/).waitFor();
    },
  },
  {
    ...administrator,
    name: 'orders, a view that was changed since',
    path: '/pedidos?visao=0',
    before: () => keepView('empresa=BIKE'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Visão: Só bicicletas · alterada' }).click();
      await see(page, 'Atualizar Só bicicletas…');
    },
    after: () => keepView(null),
  },
  {
    ...administrator,
    name: 'orders, rows set close and a button in the details',
    only: 'wide',
    before: (page) =>
      page.evaluate(() =>
        localStorage.setItem(
          'preferencias/admin',
          JSON.stringify({
            lista_de_pedidos: { hidden: ['moveStatus', 'print', 'seller'], compact: true },
          }),
        ),
      ),
    reach: async (page) => {
      await press(page, /^Itens \(/);
      await page.getByRole('group', { name: /^Ações do pedido/ }).waitFor();
    },
    after: (page) => page.evaluate(() => localStorage.removeItem('preferencias/admin')),
  },
  {
    ...administrator,
    name: 'orders, the sellers to choose from',
    reach: openSellers,
  },
  {
    ...administrator,
    name: 'orders, many that have no new seller yet',
    reach: async (page) => {
      await chooseOne(page);
      await actOnChosen(page, 'Alterar vendedor');
      await page.getByRole('dialog').getByRole('button', { name: 'SIM' }).click();
      await see(page, 'Escolha o novo vendedor.');
    },
  },
  {
    ...administrator,
    name: 'orders, one approval that waits for the connection',
    loads: true,
    before: holdConnection,
    reach: async (page) => {
      await seeOrders(page);
      await loseConnection(page);
      await press(page, /Aprovar pedido/);
      await press(page, 'SIM');
      await see(page, 'Aprovação aguardando conexão');
    },
    after: cancelWaiting,
  },
  {
    ...administrator,
    name: 'orders, an approval that was refused',
    loads: true,
    before: refusedApproval,
    reach: (page) => see(page, 'O pedido 12 não foi aprovado.'),
    after: (page) => press(page, 'Entendi'),
  },
  {
    ...administrator,
    name: 'orders, the statuses to choose from',
    reach: async (page) => {
      await page.getByLabel('Status', { exact: true }).click();
      await see(page, 'Excluídos');
    },
  },
  {
    ...administrator,
    name: 'orders, one that is in another status',
    reach: async (page) => {
      await seeOrders(page);
      await filterBy(page, 'Número do pedido', await approvedNumber());
      await see(page, 'Mostrar em Aprovados');
    },
  },
  {
    ...administrator,
    name: 'orders, one to be handed to another seller',
    reach: async (page) => {
      await openSellers(page);
      await page.keyboard.press('Enter');
      await see(page, 'Novo vendedor:');
    },
  },
];
