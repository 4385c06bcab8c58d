import { expect } from '@playwright/test';

import { chooseStatus } from '../../orders';
import { holdConnection, loseConnection } from '../connection';
import { press, see, type ScreenState, type Who } from '../state';
import { actOnChosen, chooseOne, chosen } from './order-list';

/** The states of an order list whose orders can be moved. */
function movesOf(who: Who, path: string): ScreenState[] {
  return [
    {
      who,
      name: 'orders, the views while there are none',
      path,
      reach: async (page) => {
        await press(page, 'Visões');
        await see(page, 'Você ainda não tem visões.');
      },
    },
    {
      who,
      name: 'orders, a view that has no name yet',
      path,
      reach: async (page) => {
        await press(page, 'Visões');
        await page.getByRole('menuitem', { name: 'Salvar filtros atuais…' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
        await see(page, 'Dê um nome à visão.');
      },
    },
    {
      who,
      name: 'orders, the columns to choose from',
      path,
      only: 'wide',
      reach: async (page) => {
        await press(page, 'Colunas');
        await see(page, 'Compactas');
      },
    },
    {
      who,
      name: 'orders, the export',
      path,
      reach: async (page) => {
        await press(page, 'Exportar');
        await see(page, 'Um item por linha');
      },
    },
    {
      who,
      name: 'orders, the ways to choose many',
      path,
      reach: async (page) => {
        await chooseOne(page);
        await chosen(page).getByRole('button', { name: 'Escolher' }).click();
        await see(page, 'Todos os que passam pelos filtros');
      },
    },
    {
      who,
      name: 'orders, many to be deleted',
      path,
      reach: async (page) => {
        await chooseOne(page);
        await actOnChosen(page, 'Excluir');
        await see(page, 'Realmente deseja excluir 1 pedido?');
      },
    },
    {
      who,
      name: 'orders, many that wait for the connection',
      tabs: who === 'seller',
      loads: true,
      path,
      before: holdConnection,
      reach: async (page) => {
        await chooseOne(page);
        await loseConnection(page);
        await actOnChosen(page, 'Aprovar');
        await press(page, 'SIM');
        await see(page, /^Sem conexão: 0 de 1/);
      },
      after: async (page) => {
        await press(page, 'Parar');
        await press(page, /^Encerrar$/);
        // Removed, because the next state has the same browser.
        await expect(page.getByText('Parado: 0 de 1')).toHaveCount(0);
      },
    },
    {
      who,
      name: 'orders, one to be approved',
      path,
      reach: async (page) => {
        await press(page, /Aprovar pedido/);
        await see(page, 'Realmente deseja aprovar o pedido');
      },
    },
    {
      who,
      name: 'orders, one to be deleted',
      path,
      reach: async (page) => {
        await press(page, /^Excluir pedido/);
        await see(page, 'Realmente deseja excluir o pedido');
        await page.getByLabel('Motivo (opcional)').waitFor();
      },
    },
    {
      who,
      name: 'orders, a reason that is not taken',
      path,
      reach: async (page) => {
        await press(page, /^Excluir pedido/);
        await page.getByLabel('Motivo (opcional)').fill('veja www.exemplo.com');
        await see(page, 'Escreva sem endereços de internet.');
      },
    },
    {
      who,
      name: 'deleted orders',
      path,
      reach: async (page) => {
        await chooseStatus(page, 'Excluido');
        await page.locator('main td').getByText('Excluído').first().waitFor();
      },
    },
  ];
}

export const orderMoveStates: ScreenState[] = [
  ...movesOf('seller', '/pedidosvendedor'),
  ...movesOf('administrator', '/pedidos'),
];
