import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { findConnection, loseConnection } from '../support/connection';
import { openScreen } from '../support/open-screen';
import { findRow, orderOf, storeOrders } from '../support/orders';

/** The person's record is kept once the screen is at rest; everything else when it is left. */
async function leave(uid: string) {
  const { readSeen } = await import('../../../src/data/session/last-visit');
  await waitFor(async () => expect(await readSeen(uid, 'cadastro')).toBeDefined(), {
    timeout: 20_000,
  });
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

const reopen = (...[who, path]: Parameters<typeof openScreen>) =>
  openScreen(who, path, undefined, loseConnection);
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const seen = /^Sem conexão: visto às \d\d:\d\d$/;

describe('decision 66: an app that is opened again without a connection', () => {
  it('shows a seller orders, customers and lists as they were, and when', async () => {
    await storeOrders(orderOf());
    await openScreen('seller', '/home');
    await (await region('Últimos pedidos')).findByText('Pedido 12');
    await (await region('Meus clientes')).findByText('CUSTOMER LTDA');
    fireEvent.click(screen.getByText('Ver todos'));
    await findRow(12);
    await leave('seller');

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
    expect(await screen.findByText(/^Sem conexão: nenhum cliente já visto/)).toBeVisible();

    fireEvent.click(screen.getByText('Ver todos'));
    await findRow(12);
    expect(screen.getByText(seen)).toBeVisible();
    await findConnection();
    await waitFor(() => expect(screen.queryByText(seen)).toBeNull());
    await findRow(12);
  });

  it('says in one sentence what it does not have', async () => {
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
    // The home's own sentence is still there while the list comes.
    await screen.findByRole('heading', { level: 1, name: /^Pedidos/ });
    expect(await screen.findByText(/^Os pedidos não puderam ser carregados/)).toBeVisible();
  });
});
