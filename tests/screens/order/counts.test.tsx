import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Order } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import { withIndex } from '../../../domain/people/search/index-keys';
import { shown } from '../../support/select';
import { people } from '../../support/data/people';
import { HttpStatus } from '../support/endpoints';
import { database, endpoints, openScreen } from '../support/open-screen';
import { dayOfOrders, itIs, orderOf, storeOrders } from '../support/orders';

/** What stands beside the title, and what is read aloud. */
const titleCount = () =>
  document.querySelector('h1')?.parentElement?.querySelector('.ant-tag')?.textContent;
const nothing = 'Nenhum pedido com esses filtros.';

const many = (count: number, values: Parameters<typeof orderOf>[0] = {}) =>
  Array.from({ length: count }, (_, at) => orderOf({ numerodopedido: 100 + at, ...values }));

describe('§2 /pedidos: the count beside the title', () => {
  it.each([
    ['that of all orders', 'admin', '/pedidos', '45'],
    ['that of all that pass the filters', 'admin', '/pedidos?numero=144', '1'],
    ['that of a seller’s own', 'seller', '/pedidosvendedor', '45'],
    ['none for a customer, whose orders nobody counts', 'customer', '/pedidoscliente', undefined],
  ] as const)('is %s', async (_, who, path, count) => {
    await storeOrders(...many(45, { cliente: people.customer }));
    await openScreen(who, path);
    await screen.findByText('144', shown);
    await waitFor(() => expect(titleCount()).toBe(count));
  });

  it('is none while more orders may pass the filters', async () => {
    await storeOrders(...many(105, { referencia: 'OC 1' }));
    await openScreen('admin', '/pedidos?observacao=sim');
    await screen.findByText(/^Até agora .*; a busca continua com Carregar Mais\.$/);
    expect(titleCount()).toBeUndefined();
  });
});

describe('§2 /pedidos: filters by what is known beside an order', () => {
  it('say that it is still being read, that it could not be read, and try it again', async () => {
    itIs(dayOfOrders);
    let answer: (value: unknown) => void = () => undefined;
    endpoints.replace('/conferencias', () => new Promise((resolve) => (answer = resolve)));
    await storeOrders(orderOf());
    await openScreen('admin', '/pedidos?diferenca=sim');
    expect(await screen.findByText('Conferindo os pedidos…')).toBeInTheDocument();
    expect(screen.queryByText(nothing)).toBeNull();
    expect(titleCount()).toBeUndefined();

    endpoints.replace('/conferencias', () => {
      throw new HttpStatus(400);
    });
    answer('no list');
    await screen.findByText(/^Nem todos os pedidos puderam ser conferidos; podem faltar alguns\./);
    expect(screen.queryByText(nothing)).toBeNull();
    expect(titleCount()).toBeUndefined();

    const counts = { preco: 1, nome: 0, codigo: 0, estoque: 0 };
    endpoints.replace('/conferencias', () => [
      {
        ...{ numerodopedido: 12, conferencia: null },
        hoje: { differing: 1, counts, short: 0, dearer: 0 },
      },
    ]);
    fireEvent.click(screen.getByText('Tentar de novo'));
    await screen.findByLabelText('Pedido 12');
    expect(titleCount()).toBe('1');
  });
});

describe('§5 the orders of a company whose account was removed', () => {
  const gone = {
    ...people.customer2,
    razaosocial: 'FIM DE LINHA LTDA',
    analise: 'removido',
  } as const;
  const theirs = (count: number, status: Order['status']) =>
    many(count, { cliente: { ...people.customer2, razaosocial: 'FIM DE LINHA LTDA' }, status });

  it.each([
    ['all of them are loaded', 'Pendente', 4, 8],
    ['they lie below the loaded ones', 'Aprovado', 5, 40],
  ] as const)('are one number in list and choice where %s', async (_, status, count, others) => {
    await database.storeAll({
      [paths.user(gone.uid)]: withIndex(gone),
      [paths.customer(gone.uid)]: null,
    });
    const newer = many(others, { status }).map((order) => ({
      ...order,
      numerodopedido: order.numerodopedido + 100,
    }));
    await storeOrders(...theirs(count, status), ...newer);
    await openScreen('admin', `/pedidos?status=${status}&empresa=FIM+DE`);
    await waitFor(() => expect(titleCount()).toBe(String(count)));
    fireEvent.click(screen.getByText('Escolher vários'));
    fireEvent.click(await screen.findByText('Escolher'));
    fireEvent.click(await screen.findByText('Todos os que passam pelos filtros'));
    await screen.findByText(new RegExp(`^${count} pedidos · `));
  });
});
