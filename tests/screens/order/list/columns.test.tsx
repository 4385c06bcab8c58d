import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { openScreen } from '../../support/open-screen';
import { findRow, orderOf, panelOf, press, storeOrders, toggle } from '../../support/orders';

describe('§2 /pedidos: chosen columns', () => {
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
  const choice = (name: string) => screen.findByRole('menuitemcheckbox', { name });

  it('are shown and stay, with the height of rows, for this person only', async () => {
    await storeOrders(orderOf());
    const first = await openScreen('admin', '/pedidos');
    await findRow(12);
    expect(heads()).toContain('Vendedor');
    press('Colunas');
    expect(await choice('Vendedor')).toHaveAttribute('aria-checked', 'true');
    fireEvent.click(await choice('Vendedor'));
    await expect.poll(() => choice('Vendedor')).toHaveAttribute('aria-checked', 'false');
    expect(heads()).not.toContain('Vendedor');
    const date = await choice('Data');
    date.focus();
    fireEvent.keyDown(date, { key: ' ' });
    await expect.poll(heads).not.toContain('Data');
    expect(date).toHaveFocus();

    // The order's panel offers the actions of hidden columns.
    fireEvent.click(await choice('Status'));
    fireEvent.click(await choice('Total'));
    const close = () => screen.getByRole('menuitemradio', { name: 'Compactas' });
    expect(close()).toHaveAttribute('aria-checked', 'false');
    fireEvent.click(close());
    await waitFor(() => expect(close()).toHaveAttribute('aria-checked', 'true'));
    const row = await findRow(12);
    expect(row.queryByRole('button', { name: /Aprovar pedido/ })).toBeNull();
    toggle(12);
    expect(await panelOf(12)).toHaveTextContent(/Total R\$\s179\.80/);
    const actions = within(screen.getByRole('group', { name: 'Ações do pedido 12' }));
    fireEvent.click(actions.getByRole('button', { name: /Aprovar pedido 12/ }));
    await screen.findByRole('dialog', { name: 'Aprovar pedido?' });

    first.unmount();
    await openScreen('admin', '/pedidos');
    await findRow(12);
    expect(heads()).not.toContain('Vendedor');
    press('Colunas');
    expect(await screen.findByRole('menuitemradio', { name: 'Compactas' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    expect(await choice('Total')).toHaveAttribute('aria-checked', 'false');
  });

  it('are a seller’s choice, except the number and the button that opens the order', async () => {
    const looks = (look: string) => `{"lista_de_pedidos":${look}}`;
    localStorage.setItem('preferencias/admin', looks('{"hidden":["total"],"compact":true}'));
    localStorage.setItem('preferencias/seller', looks('{"hidden":"number","compact":1}'));
    await storeOrders(orderOf());
    await openScreen('seller', '/pedidosvendedor');
    await findRow(12);
    expect(heads()).toEqual(expect.arrayContaining(['Pedido', 'Total']));
    press('Colunas');
    await choice('Data');
    expect(
      screen
        .getAllByRole('menuitemcheckbox')
        .map((one) => [one.textContent, one.getAttribute('aria-checked')]),
    ).toEqual(
      ['Data', 'Empresa', 'Total', 'Status', 'Cópia', 'Excluir'].map((name) => [name, 'true']),
    );
  });

  it('hide the existing ones, if one of them no longer exists', async () => {
    localStorage.setItem(
      'preferencias/admin',
      '{"lista_de_pedidos":{"hidden":["total","frete","items"],"compact":false}}',
    );
    await storeOrders(orderOf());
    await openScreen('admin', '/pedidos');
    await findRow(12);
    expect(heads()).toEqual(expect.arrayContaining(['Data', 'Empresa', 'Itens', 'Excluir']));
    expect(heads()).not.toContain('Total');
  });

  it('are not the customer’s to choose', async () => {
    await storeOrders(orderOf());
    await openScreen('customer', '/pedidoscliente');
    await findRow(12);
    expect(screen.queryByRole('button', { name: 'Colunas' })).toBeNull();
  });

  it('have no effect if rows are cards', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 1));
    await storeOrders(orderOf());
    await openScreen('admin', '/pedidos');
    await screen.findByText('CICLO ANTUNES LTDA');
    expect(screen.queryByRole('button', { name: 'Colunas' })).toBeNull();
  });
});
