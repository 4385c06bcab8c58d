import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { aLine } from '../../support/data/an-order';
import { people } from '../../support/data/people';
import { findConnection, loseConnection } from '../support/connection';
import { database, endpoints, openScreen } from '../support/open-screen';
import { findRow, orderOf, panelOf, storeOrders, toggle } from '../support/orders';

/**
 * Leaves the screen. The person's record and data read ahead are kept once the screen is at rest; everything else is
 * kept on leaving.
 */
async function leave(uid: string, ...names: string[]) {
  const { readSeen } = await import('../../../src/data/session/last-visit');
  for (const name of ['cadastro', ...names]) {
    await waitFor(async () => expect(await readSeen(uid, name)).toBeDefined());
  }
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

/** Lets the browser read ahead; other tests use a browser that saves data. */
function readsAhead() {
  Object.assign(navigator, { connection: {} });
  onTestFinished(() => void Object.assign(navigator, { connection: { saveData: true } }));
}

const reopen = (...[who, path]: Parameters<typeof openScreen>) =>
  openScreen(who, path, undefined, loseConnection);
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const seen = /^Sem atualização: visto às \d\d:\d\d$/;

describe('decision 66: an app that is opened again without a connection', () => {
  it('shows a seller orders, customers and lists as they were, and when', async () => {
    readsAhead();
    const long = Array.from({ length: 41 }, (_, at) => aLine({ CD_PRODUTO: `${at}` }));
    const por = { uid: 'seller2' };
    const change = { campo: 'status', de: 'Aprovado', para: 'Pendente', por, em: 1 } as const;
    const moved = orderOf({ mudanca: 'a', historico: { a: change } });
    await storeOrders(moved, orderOf({ numerodopedido: 11, itens: long }));
    await database.store(paths.author('seller2'), 'Rafael Moreira');
    await openScreen('seller', '/home');
    await (await region('Últimos pedidos')).findByText('Pedido 12');
    await (await region('Meus clientes')).findByText('CUSTOMER LTDA');
    fireEvent.click(screen.getByText('Ver todos'));
    await findRow(12);
    await leave('seller', 'pedido 12 seller');

    endpoints.replace('/meusclientes', () => {
      throw new AxiosError('Network Error', 'ERR_NETWORK');
    });
    await reopen('seller', '/home');
    for (const [title, entry] of [
      ['Últimos pedidos', 'Pedido 12'],
      ['Meus clientes', 'CUSTOMER LTDA'],
    ] as const) {
      const list = await region(title);
      expect(await list.findByText(entry)).toBeVisible();
      expect(list.getByText(seen)).toBeVisible();
    }
    const search = screen.getByRole('searchbox', { name: 'Buscar cliente' });
    fireEvent.change(search, { target: { value: 'custom' } });
    expect(await screen.findByText(/^Sem conexão: 1 encontrado/)).toBeVisible();
    fireEvent.change(search, { target: { value: 'nobody' } });
    expect(await screen.findByText(/^Sem conexão: nenhum cliente deste aparelho/)).toBeVisible();

    fireEvent.click(screen.getByText('Ver todos'));
    await findRow(12);
    expect(screen.getByText(seen)).toBeVisible();
    // Decision 96: an order of the list opens too, unless it is long and was never opened.
    toggle(12);
    expect(await panelOf(12)).toHaveTextContent('PNEU 29X2.10 VERCELLI');
    // Decision 73: the author's name appears with the next connection.
    expect(await panelOf(12)).toHaveTextContent('A equipe mudou o status');
    toggle(11);
    await screen.findByText(
      /^Sem conexão: o pedido 11 ainda não foi aberto neste aparelho\. Ele abre/,
    );
    await findConnection();
    await waitFor(() => expect(screen.queryByText(seen)).toBeNull());
    expect(await panelOf(11)).toHaveTextContent('PNEU 29X2.10 VERCELLI');
    await within(await panelOf(12)).findByText(/Rafael Moreira mudou o status/);
    await findRow(12);
  });

  it('finds a seller the customers of orders and quotes that it has seen, by name', async () => {
    const cliente = { ...people.customer2, razaosocial: 'PIRES MOTOS LTDA' };
    await storeOrders(orderOf({ cliente }));
    await openScreen('seller', '/pedidosvendedor');
    await findRow(12);
    await leave('seller');

    await reopen('seller', '/home');
    const search = await screen.findByRole('searchbox', { name: 'Buscar cliente' });
    fireEvent.change(search, { target: { value: 'pires' } });
    expect(await screen.findByText(/^Sem conexão: 1 encontrado/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'PIRES MOTOS LTDA' })).toBeVisible();
  });

  it('never asks a search of before as the next person', async () => {
    await openScreen('seller', '/home');
    await region('Meus clientes');
    await loseConnection();
    const asked = vi.spyOn(await import('../../../src/data/people/customers'), 'findCustomers');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar cliente' }), {
      target: { value: 'pires' },
    });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    fireEvent.click(screen.getByLabelText('Sair', { selector: 'header *' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    cleanup();
    await openScreen('customer', '/produtos');
    await findConnection();
    await screen.findByText('PNEU ARO 29');
  });

  it('says in one sentence which data is missing', async () => {
    await openScreen('customer', '/produtos');
    await screen.findByText('PNEU ARO 29');
    await leave('customer');
    await reopen('customer', '/home');
    expect(await (await region('Últimos pedidos')).findByRole('alert')).toHaveTextContent(
      /^Os pedidos não puderam ser carregados\. Verifique sua conexão/,
    );
    expect(await (await region('Listas')).findByRole('alert')).toHaveTextContent(/conexão/);
    fireEvent.click(screen.getByText('Ver todos'));
    await waitFor(() => expect(location.pathname).toBe('/pedidoscliente'));
    // The home's own sentence is visible until the list loads.
    await screen.findByRole('heading', { level: 1, name: /^Pedidos/ });
    expect(await screen.findByText(/^Os pedidos não puderam ser carregados/)).toBeVisible();
  });
});
