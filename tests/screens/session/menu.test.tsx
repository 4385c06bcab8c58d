import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { narrowWindow } from '../support/browser';
import { loseConnection } from '../support/connection';
import { openScreen } from '../support/open-screen';
import { findRow, orderOf, press, sim, storeOrders } from '../support/orders';

describe('§2 the menu of a narrow window', () => {
  it('opens over the page, and closes at Escape and when a link leads elsewhere', async () => {
    narrowWindow();
    await openScreen('customer', '/home');
    const opener = await screen.findByRole('button', { name: 'Abrir menu' });
    fireEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const menu = await screen.findByRole('dialog');
    expect(within(menu).getByRole('link', { name: 'Home' })).toBeVisible();
    fireEvent.keyDown(menu, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));

    fireEvent.click(opener);
    fireEvent.click(within(menu).getByRole('link', { name: 'Produtos' }));
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(location.pathname).toBe('/produtos'));
  });

  it('counts the lines of a customer’s cart, closed and open', async () => {
    narrowWindow();
    await openScreen('customer', '/produtos');
    fireEvent.click(await screen.findByRole('button', { name: 'Adicionar CÂMARA DE AR' }));
    const opener = screen.getByRole('button', { name: 'Abrir menu' });
    await waitFor(() => expect(opener).toHaveTextContent('1'));
    fireEvent.click(opener);
    const entry = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Carrinho' });
    expect(entry).toHaveAccessibleDescription('1 item');
  });
});

describe('§2 the menu of a wide window', () => {
  it('stays as narrow as it was made', async () => {
    const { unmount } = await openScreen('customer', '/home');
    const nav = await screen.findByRole('navigation', { name: 'Menu principal' });
    // antd's drawings have English names.
    expect(within(nav).queryAllByRole('img')).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Recolher menu' }));
    await screen.findByRole('button', { name: 'Expandir menu' });
    unmount();
    await openScreen('customer', '/home');
    fireEvent.click(await screen.findByRole('button', { name: 'Expandir menu' }));
    await screen.findByRole('button', { name: 'Recolher menu' });
  });
});

describe('decision 78: many orders that are half changed', () => {
  it('are shown before the person signs out', async () => {
    await storeOrders(orderOf(), orderOf({ numerodopedido: 13 }));
    await openScreen('admin', '/pedidos');
    await findRow(13);
    press('Escolher vários');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Escolher pedido 12' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Escolher pedido 13' }));
    press('Aprovar');
    await screen.findByRole('dialog');
    await loseConnection();
    await sim();
    await screen.findByText(/Os outros seguem quando ela voltar/);

    fireEvent.click(screen.getByLabelText('Sair', { selector: 'body header *' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sair com alterações em espera?' });
    expect(dialog).toHaveTextContent('Uma alteração de vários pedidos está pela metade.');
    fireEvent.click(within(dialog).getByText('FICAR'));
    expect(location.pathname).toBe('/pedidos');
  });
});
