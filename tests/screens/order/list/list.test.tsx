import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { paths } from '../../../../domain/paths';
import { storedOrder } from '../../../support/data/stored-order';
import { people } from '../../../support/data/people';
import { chooseOption, openSelect, shown } from '../../../support/select';
import { database, expectRefused, openScreen } from '../../support/open-screen';
import {
  dayOfOrders,
  findRow,
  itIs,
  orderOf,
  panelOf,
  press,
  rowNames,
  storeOrders,
  toggle,
} from '../../support/orders';

const filter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const ofSeller2 = { vendedor: people.seller2.nome, idvendedor: 'seller2' };

describe('§2 /pedidos: the list', () => {
  it('opens an order while any text is selected, but not if the click selected it', async () => {
    await storeOrders(orderOf());
    await openScreen('admin', '/pedidos');
    const date = (await findRow(12)).getByText('05/03/2026');
    const row = screen.getByRole('row', { name: 'Pedido 12' });
    const isOpen = () => row.getAttribute('data-open');
    const click = (selects: () => void) => {
      fireEvent.mouseDown(date);
      selects();
      fireEvent.click(date, { detail: 1 });
    };
    getSelection()?.selectAllChildren(screen.getByRole('heading', { name: /^Pedidos/ }));
    row.focus();
    fireEvent.keyDown(row, { key: 'Enter' });
    await waitFor(() => expect(isOpen()).toBe('true'));
    click(() => undefined);
    await waitFor(() => expect(isOpen()).toBe('false'));
    click(() => getSelection()?.selectAllChildren(date));
    expect(isOpen()).toBe('false');
    click(() => undefined);
    await waitFor(() => expect(isOpen()).toBe('true'));
    fireEvent.keyDown(row, { key: 'Enter' });
    await waitFor(() => expect(isOpen()).toBe('false'));
  });

  it('has the newest first, under its columns, and each status behind the dropdown', async () => {
    itIs(dayOfOrders);
    await storeOrders(
      orderOf({ numerodopedido: 11, ...ofSeller2 }),
      orderOf(),
      orderOf({ numerodopedido: 13, status: 'Excluido' }),
      orderOf({ numerodopedido: 14, status: 'Aprovado' }),
    );
    await openScreen('admin', '/pedidos');
    const row = await findRow(12);
    expect(rowNames()).toEqual(['Pedido 12', 'Pedido 11']);
    for (const text of ['05/03/2026', 'CICLO ANTUNES LTDA', people.seller.nome, /^R\$\s179\.80$/]) {
      expect(row.getByText(text)).toBeInTheDocument();
    }
    for (const button of [
      /^Pendente/,
      'PDF pedido 12',
      'Itens (1) pedido 12',
      'Excluir pedido 12',
    ]) {
      expect(row.getByRole('button', { name: button })).toBeInTheDocument();
    }
    await screen.findByText(/^Pendentes · 2 pedidos · R\$\s359\.60$/, shown);

    expect([...openSelect(screen.getByLabelText('Status')).keys()]).toEqual([
      'Aprovados',
      'Pendentes',
      'Excluídos',
      'Todos',
    ]);
    chooseOption('Excluídos');
    const deleted = await findRow(13);
    expect(rowNames()).toEqual(['Pedido 13']);
    expect(deleted.queryByRole('button', { name: /Excluir|Excluído|Aprovar/ })).toBeNull();
    expect(deleted.getByText('Excluído')).toBeInTheDocument();
  });

  it.each([
    [{ statusdopedido: 'Aprovado' }, 'Aprovado'],
    [{ statusdopedido: 'Pago' }, 'Pendente'],
    [{ statusdopedido: { toString: 'Aprovado' } }, 'Pendente'],
    ['Aprovado', 'Pendente'],
  ])('the state %j preselects %s', async (state, status) => {
    await openScreen('admin', '/pedidos', state);
    await screen.findByText(new RegExp(`^${status}s · 1 pedido`), shown);
    // In world(), order 1 is pending and order 2 approved.
    await findRow(status === 'Pendente' ? 1 : 2);
    expect(rowNames()).toHaveLength(1);
  });
});

describe('§5 Filters', () => {
  it('upper-case names, find a number exactly, and lead to an order in another status', async () => {
    await storeOrders(
      orderOf({ numerodopedido: 11, ...ofSeller2 }),
      orderOf(),
      orderOf({ numerodopedido: 40, status: 'Aprovado' }),
    );
    await openScreen('admin', '/pedidos');
    await findRow(12);
    filter('Nome do vendedor', 'seller2');
    expect(screen.getByLabelText('Nome do vendedor')).toHaveValue('SELLER2');
    await waitFor(() => expect(rowNames()).toEqual(['Pedido 11']));
    press(/Limpar filtros/);
    await findRow(12);

    filter('Número do pedido', '1');
    await screen.findByText('Nenhum pedido com esses filtros.');
    filter('Número do pedido', '12');
    await findRow(12);
    expect(rowNames()).toEqual(['Pedido 12']);

    filter('Número do pedido', '40');
    await screen.findByText('O pedido 40 está em Aprovados.');
    press('Mostrar em Aprovados');
    await findRow(40);
    expect(screen.getByText(/^Aprovados · 1 pedido/, shown)).toBeInTheDocument();
  });

  it('look through orders that are not loaded, and add them below', async () => {
    const old = orderOf({ numerodopedido: 3, ...ofSeller2 });
    const newer = Array.from({ length: 40 }, (_, at) => orderOf({ numerodopedido: 100 + at }));
    await storeOrders(old, ...newer, orderOf({ numerodopedido: 200, ...ofSeller2 }));
    await openScreen('admin', '/pedidos');
    await findRow(200);
    expect(screen.queryByRole('row', { name: 'Pedido 3' })).toBeNull();
    filter('Nome do vendedor', 'seller2');
    await findRow(3);
    expect(rowNames()).toEqual(['Pedido 200', 'Pedido 3']);
  });
});

describe('§7 live reads', () => {
  it('a new order leaves filter and panel unchanged; a moved one stays while its panel is open', async () => {
    const por = { uid: 'seller' };
    const change = { campo: 'status', de: 'Pendente', para: 'Aprovado', por, em: 1 } as const;
    const first = orderOf();
    await storeOrders(first, orderOf({ numerodopedido: 11 }));
    await openScreen('admin', '/pedidos');
    await findRow(12);
    filter('Nome do vendedor', 'vendas');
    toggle(12);
    await panelOf(12);
    await database.storeAll(storedOrder(orderOf({ numerodopedido: 13 })));
    await findRow(13);
    expect(rowNames()).toEqual(['Pedido 13', 'Pedido 12', 'Pedido 11']);
    expect(screen.getByLabelText('Nome do vendedor')).toHaveValue('VENDAS');
    expect(await panelOf(12)).toBeInTheDocument();

    const moved = { ...first, status: 'Aprovado', mudanca: 'a', historico: { a: change } } as const;
    await database.storeAll(storedOrder(orderOf(moved)));
    expect(
      await screen.findByText(
        /Vendas seller mudou o status de Pendente para Aprovado\. O pedido saiu desta lista/,
      ),
    ).toHaveAttribute('role', 'alert');
    expect(rowNames()).toEqual(['Pedido 13', 'Pedido 12', 'Pedido 11']);
    filter('Número do pedido', '11');
    await waitFor(() => expect(rowNames()).toEqual(['Pedido 11']));
    filter('Número do pedido', '');
    await findRow(12);
    toggle(12);
    await waitFor(() => expect(rowNames()).toEqual(['Pedido 13', 'Pedido 11']));
  });

  it('an order that may no longer be read stays as last seen', async () => {
    expectRefused(/^(pedidos|cabecalhos)\/12 by seller$/);
    await storeOrders(orderOf());
    await openScreen('seller', '/pedidosvendedor');
    await findRow(12);
    toggle(12);
    await panelOf(12);
    await database.storeAll(storedOrder(orderOf(ofSeller2)));
    await screen.findByText(/^O pedido passou para outro vendedor/);
    // The screen doesn't offer a change that the rules would refuse.
    const row = await findRow(12);
    await waitFor(() => expect(row.queryByRole('button', { name: /Aprovar|Excluir/ })).toBeNull());
    expect(row.getByText('Pendente')).toBeInTheDocument();
    expect(rowNames()).toEqual(['Pedido 12']);
  });
});

it('§9 an empty list is called empty after 100 ms', async () => {
  await storeOrders();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await openScreen('admin', '/pedidos');
  await screen.findByText('Não temos pedidos Pendentes para lhe mostrar.');
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(100);
});

describe('decision 10: a refused read', () => {
  it('shows a message, and is tried again', async () => {
    expectRefused(/ by admin$/);
    await storeOrders(orderOf());
    await openScreen('admin', '/pedidos');
    await findRow(12);
    // The rules can't refuse a single list, so the administrator loses the role for a moment.
    const since = paths.sessionsSince(people.admin.uid);
    await database.store(since, Math.floor(Date.now() / 1000) + 60);
    const title = await screen.findByText(/^Os pedidos não puderam ser carregados\./);
    await database.store(since, null);
    // The data beside the orders was refused too, and shows its own message.
    const alert = title.closest<HTMLElement>('[role="alert"]') ?? document.body;
    fireEvent.click(within(alert).getByText('Tentar de novo'));
    await findRow(12);
  });
});
