import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Order } from '../../../../domain/order/order';
import { paths } from '../../../../domain/paths';
import { withIndex } from '../../../../domain/people/search/index-keys';
import { storedOrder } from '../../../support/data/stored-order';
import { chooseOption, openSelect, shown } from '../../../support/select';
import { people } from '../../../support/data/people';
import { HttpStatus } from '../../support/servers/endpoints';
import { database, endpoints, openScreen } from '../../support/open-screen';
import { dayOfOrders, itIs, orderOf, rowNames, storeOrders } from '../../support/orders';

/** The count beside the title, and the announced text. */
const titleCount = () =>
  document
    .querySelector('h1')
    ?.parentElement?.querySelector('h1 + [data-tone]')
    ?.textContent.replaceAll('\u00a0', ' ');
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

  it('is that of all that pass the filters, however few of them are shown', async () => {
    await storeOrders(...many(45, { referencia: 'OC 1' }), orderOf());
    await openScreen('admin', '/pedidos?observacao=sim');
    await waitFor(() => expect(titleCount()).toBe('45 pedidos · R$ 8.091.00'));
    await screen.findByLabelText('Pedido 144');
    expect(screen.queryByLabelText('Pedido 100')).toBeNull();
  });
});

describe('§2 /pedidos: the sum beside the title', () => {
  const soma = { quantidade: 1234, centavos: 4_521_030 };

  it('is that of the whole answer, however few rows of it are shown', async () => {
    endpoints.replace('/filtrodepedidos', () => ({ pedidos: [13, 12], proximo: 'more', soma }));
    await storeOrders(orderOf(), orderOf({ numerodopedido: 13 }));
    await openScreen('seller', '/pedidosvendedor?observacao=sim');
    await waitFor(() => expect(titleCount()).toBe('1.234 pedidos · R$ 45.210.30'));
  });

  it('is that of the rows, live, if these are all', async () => {
    endpoints.replace('/filtrodepedidos', () => ({ pedidos: [13, 12], proximo: null, soma }));
    await storeOrders(orderOf(), orderOf({ numerodopedido: 13 }));
    await openScreen('seller', '/pedidosvendedor?observacao=sim');
    await waitFor(() => expect(titleCount()).toBe('2 pedidos · R$ 359.60'));
    await database.storeAll(storedOrder(orderOf({ numerodopedido: 13, total: 200 })));
    await waitFor(() => expect(titleCount()).toBe('2 pedidos · R$ 379.80'));
  });

  it('is not there while the copy of the orders lacks the newest changes', async () => {
    endpoints.copiedUntil = Date.now() - 60_000;
    await storeOrders(orderOf({ referencia: 'OC 1' }));
    await openScreen('admin', '/pedidos?observacao=sim');
    await screen.findByLabelText('Pedido 12');
    await waitFor(() => expect(titleCount()).toBe('1'));
  });
});

describe('§2 /pedidos: the orders of all statuses', () => {
  const all = () => [
    orderOf(),
    orderOf({ numerodopedido: 13, status: 'Aprovado' }),
    orderOf({ numerodopedido: 14, status: 'Excluido' }),
    orderOf({ numerodopedido: 15, idvendedor: 'other' }),
  ];

  it.each([
    ['admin', '/pedidos', [15, 14, 13, 12]],
    ['seller', '/pedidosvendedor', [14, 13, 12]],
  ] as const)(
    'are listed for the %s, the newest first, and stay when they move',
    async (...asks) => {
      const [who, path, numbers] = asks;
      await storeOrders(...all());
      await openScreen(who, path);
      await screen.findByLabelText('Pedido 12');
      openSelect(screen.getByLabelText('Status'));
      chooseOption('Todos');
      const names = numbers.map((number) => `Pedido ${number}`);
      await waitFor(() => expect(rowNames()).toEqual(names));
      await waitFor(() => expect(location.search).toBe('?status=Todos'));
      await database.storeAll(storedOrder(orderOf({ status: 'Aprovado' })));
      const row = within(screen.getByLabelText('Pedido 12'));
      await row.findByText('Aprovado');
      expect(rowNames()).toEqual(names);
    },
  );

  it('are found by their number, whatever their status', async () => {
    await storeOrders(...all());
    await openScreen('admin', '/pedidos?status=Todos&numero=14');
    await screen.findByLabelText('Pedido 14');
    expect(rowNames()).toEqual(['Pedido 14']);
  });

  it('are not among a customer’s choices', async () => {
    await storeOrders(...all());
    await openScreen('customer', '/pedidoscliente?status=Todos');
    await screen.findByLabelText('Pedido 12');
    expect(rowNames()).not.toContain('Pedido 13');
  });
});

describe('§2 /pedidos: orders found by an endpoint', () => {
  it('is being searched, could not be found, and is tried again; the known rows that match stand there', async () => {
    itIs(dayOfOrders);
    let answer: (value: unknown) => void = () => undefined;
    endpoints.replace('/filtrodepedidos', () => new Promise((resolve) => (answer = resolve)));
    const other = { ...people.customer2, razaosocial: 'OUTRA LTDA' };
    await storeOrders(orderOf(), orderOf({ numerodopedido: 13, cliente: other }));
    await openScreen('admin', '/pedidos?empresa=CICLO');
    await screen.findByLabelText('Pedido 12');
    expect(screen.getByText('Buscando…')).toHaveAttribute('role', 'status');
    expect(screen.queryByLabelText('Pedido 13')).toBeNull();
    expect(titleCount()).toBeUndefined();

    endpoints.replace('/filtrodepedidos', () => {
      throw new HttpStatus(503);
    });
    answer('no numbers');
    const failed = await screen.findByText(/^A busca não foi concluída; podem faltar pedidos/);
    expect(failed.closest('[role="alert"]')).toBeInTheDocument();
    expect(screen.queryByText('Buscando…')).toBeNull();
    expect(screen.getByLabelText('Pedido 12')).toBeInTheDocument();
    expect(titleCount()).toBeUndefined();

    endpoints.replace('/filtrodepedidos', () => ({ pedidos: [13, 12], proximo: null }));
    fireEvent.click(screen.getByText('Tentar de novo'));
    await waitFor(() => expect(rowNames()).toEqual(['Pedido 13', 'Pedido 12']));
    expect(titleCount()).toBe('2');
  });

  it.each(['cidade=SANTOS', 'diferenca=sim'])(
    '%s is said of no row, and none is said to be missing, before the answer',
    async (asked) => {
      endpoints.replace('/filtrodepedidos', () => {
        throw new HttpStatus(503);
      });
      await storeOrders(orderOf());
      await openScreen('admin', `/pedidos?${asked}`);
      await screen.findByText(/^A busca não foi concluída/);
      expect(screen.queryByLabelText('Pedido 12')).toBeNull();
      expect(screen.queryByText(nothing)).toBeNull();
      endpoints.replace('/filtrodepedidos', () => ({ pedidos: [], proximo: null }));
      fireEvent.click(screen.getByText('Tentar de novo'));
      await screen.findByText(nothing);
    },
  );

  it('come in the requested order, live, and a row that leaves the status disappears', async () => {
    const of = (numerodopedido: number, razaosocial: string) =>
      orderOf({ numerodopedido, cliente: { ...people.customer, razaosocial } });
    await storeOrders(of(12, 'BETA LTDA'), of(13, 'ALFA LTDA'), of(14, 'GAMA LTDA'));
    await openScreen('seller', '/pedidosvendedor?ordem=empresa');
    await waitFor(() => expect(rowNames()).toEqual(['Pedido 13', 'Pedido 12', 'Pedido 14']));
    endpoints.replace('/filtrodepedidos', () => new Promise(() => undefined));
    await database.storeAll(storedOrder({ ...of(12, 'BETA LTDA'), status: 'Aprovado' }));
    await waitFor(() => expect(rowNames()).toEqual(['Pedido 13', 'Pedido 14']));
  });
});

describe('§5 the orders of a removed company', () => {
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
    await waitFor(() => expect(titleCount()).toMatch(new RegExp(`^${count} pedidos · `)));
    fireEvent.click(screen.getByText('Escolher vários'));
    fireEvent.click(await screen.findByText('Escolher'));
    fireEvent.click(await screen.findByText('Todos os que passam pelos filtros'));
    await screen.findByText(new RegExp(`^${count} pedidos · `));
  });
});
