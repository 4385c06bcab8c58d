import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { people } from '../../support/data/people';
import { openScreen } from '../support/open-screen';
import { orderOf, storeOrders } from '../support/orders';

const others = { cliente: people.customer2, idvendedor: 'seller2', vendedor: 'Vendas seller2' };

it.each([
  ['a customer', '/clientes?pessoa=customer', /cliente=customer$/, 'CUSTOMER LTDA'],
  ['a seller', '/vendedores?pessoa=seller', /representante=seller$/, 'Vendas seller'],
])(
  '§2 a person’s page leads to all orders of %s, whatever these are called',
  async (_, path, query, name) => {
    await storeOrders(
      orderOf({ numerodopedido: 12, status: 'Aprovado' }),
      orderOf({ numerodopedido: 13, status: 'Aprovado' }),
      orderOf({ numerodopedido: 14, status: 'Excluido' }),
      orderOf({ ...others, numerodopedido: 15, status: 'Aprovado' }),
    );
    await openScreen('admin', path);
    const approved = await screen.findByText('Aprovados (2)');
    expect(await screen.findByText('Excluídos (1)')).toBeInTheDocument();
    expect(screen.queryByText(/^Pendentes/)).toBeNull();
    fireEvent.click(approved);
    await screen.findByLabelText('Pedido 13');
    expect(location.search).toMatch(query);
    expect(screen.getByLabelText('Pedido 12')).toBeInTheDocument();
    expect(screen.queryByLabelText('Pedido 15')).toBeNull();
    expect(await screen.findByText(`Somente os pedidos de ${name}.`)).toBeInTheDocument();
    fireEvent.click(screen.getByText('Mostrar de todos'));
    await screen.findByLabelText('Pedido 15');
  },
);

it('§2 /pedidos says that a person has no orders in a status', async () => {
  await storeOrders(orderOf({ status: 'Aprovado' }));
  await openScreen('admin', '/pedidos?representante=seller');
  await screen.findByText('Este vendedor não tem pedidos Pendentes.');
});
