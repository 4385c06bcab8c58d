import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { openScreen } from '../support/open-screen';
import { findRow, orderOf, press, storeOrders } from '../support/orders';

// Drawing 51 rows takes a minute here.
vi.mock('../../../src/features/order/parts/max-printed', () => ({ maxPrinted: 2 }));

const bar = () => within(screen.getByRole('group', { name: 'Pedidos escolhidos' }));
const limit = () => screen.queryByText(/^Até 2 pedidos de cada vez/);

describe('§2 several orders at once: no more than may be', () => {
  it('says so for each one too many, and they can always be deselected', async () => {
    await storeOrders(...[12, 13, 14].map((numerodopedido) => orderOf({ numerodopedido })));
    await openScreen('customer', '/pedidoscliente');
    await findRow(14);
    press('Imprimir vários');
    const head = await screen.findByLabelText('Escolher todos da lista');
    const last = screen.getByLabelText('Escolher pedido 12');
    press('Escolher');
    fireEvent.click(screen.getByText('Marcar os 2 primeiros da lista'));
    await bar().findByText('Imprimir 2 pedidos');
    const said = limit();
    expect(said?.closest('[role="status"]')).toBeVisible();
    fireEvent.click(last);
    // A new element, so that it is announced again.
    await waitFor(() => expect(limit()).not.toBe(said));
    expect(last).not.toBeChecked();

    fireEvent.click(head);
    await bar().findByText('Marque os pedidos.');
    expect(limit()).toBeNull();
    fireEvent.click(last);
    await bar().findByText('1 pedido');
  });
});
