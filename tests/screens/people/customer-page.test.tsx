import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { aLine } from '../../support/data/an-order';
import { people } from '../../support/data/people';
import { database, openScreen } from '../support/open-screen';
import { findRow, orderOf, storeOrders, toggle } from '../support/orders';

/** Not by its role: such a search looks through all rows of a list and takes longer than the time limit. */
const title = { selector: '[role=dialog] *' };
const page = async () =>
  within(
    (await screen.findByText('Cliente', title)).closest<HTMLElement>('[role=dialog]') ??
      document.body,
  );
const { uid, celular } = people.customer;

async function openFromHome() {
  await openScreen('seller', '/home');
  const card = within(await screen.findByRole('region', { name: 'Meus clientes' }));
  fireEvent.click(await card.findByText('CUSTOMER LTDA', { selector: 'button' }));
  return page();
}

const keptLine = aLine({ CD_PRODUTO: '1034' });
const keptCart = { versao: 1, escritas: 'a', itens: [keptLine] };

describe('§2 Meus clientes: the page of a customer, for sellers', () => {
  it('shows their contacts and their orders with this seller, and continues their cart', async () => {
    await storeOrders(
      orderOf({ itens: [aLine({ CD_PRODUTO: '1034', DESCRICAO: 'PNEU', quantity: 4 })] }),
      orderOf({ numerodopedido: 13, status: 'Aprovado', itens: [aLine({ CD_PRODUTO: '1034' })] }),
      // An order of another seller, which this seller may not read.
      orderOf({ numerodopedido: 14, idvendedor: 'seller2', vendedor: 'Vendas seller2' }),
    );
    await database.storeAll({ [paths.cart('seller', uid)]: keptCart });
    const found = await openFromHome();
    const digits = celular.replace(/\D/g, '');
    expect(await found.findByText('WhatsApp')).toHaveAttribute('href', `https://wa.me/55${digits}`);
    expect(found.getByText(people.customer.email).closest('a')).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    await found.findByText('em 2 pedidos, o último de 2');
    const orders = within(await found.findByRole('list', { name: 'Pedidos com você' }));
    await waitFor(() =>
      expect(orders.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Pedido 13',
        'Pedido 12',
      ]),
    );
    fireEvent.click(await found.findByText('Continuar orçamento (1 item)'));
    await waitFor(() => expect(location.pathname).toBe('/carrinho'));
    await waitFor(() => expect(screen.queryByText('Cliente', title)).toBeNull());
    expect(localStorage.getItem('shopping_for_seller')).toContain(`"active":{"uid":"${uid}"`);
  });

  it('leads to an order of theirs, and to all', async () => {
    await storeOrders(orderOf({ status: 'Aprovado' }));
    const found = await openFromHome();
    expect(await found.findByText('Ver os pendentes')).toHaveAttribute(
      'href',
      `/pedidosvendedor?cliente=${uid}&status=Pendente`,
    );
    fireEvent.click(await found.findByText('Pedido 12'));
    await findRow(12);
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      status: 'Aprovado',
      numero: '12',
      pedido: '12',
    });
  });

  it('opens from the details of an order too, and not for one’s own quote', async () => {
    const own = { ...people.seller, razaosocial: '' };
    await storeOrders(orderOf(), orderOf({ numerodopedido: 13, cliente: own }));
    await openScreen('seller', '/pedidosvendedor');
    await findRow(13);
    toggle(13);
    await screen.findByRole('group', { name: 'Cópia do pedido 13' });
    expect(screen.queryByText('Ver cliente')).toBeNull();
    toggle(12);
    fireEvent.click(await screen.findByText('Ver cliente'));
    expect(await (await page()).findByText('Orçamento')).toBeVisible();
  });

  it('says that a person is no longer a customer, with the earlier orders', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await storeOrders(orderOf());
    await database.storeAll({ [paths.customer(uid)]: null });
    await openScreen('seller', '/pedidosvendedor');
    await findRow(12);
    toggle(12);
    fireEvent.click(await screen.findByText('Ver cliente'));
    const found = await page();
    await found.findByText('Não está mais entre os clientes aprovados.');
    expect(await found.findByText('Pedido 12')).toBeVisible();
    expect(found.queryByText('Orçamento')).toBeNull();
  });
});
