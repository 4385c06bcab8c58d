// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Order } from '../../../../domain/order';
import { useProductsByCode } from '../../../providers/catalog';
import { loading, mapLive, type Live } from '../../../providers/live';
import { useOrderNow, useOrders } from '../../../providers/orders';
import { useSellers } from '../../../providers/sellers';
import { useOrderSearch, type SearchResult } from '../../../providers/use-order-search';
import { AntdRoot } from '../../../ui/antd-root';
import { chooseOption, openSelect } from '../../../ui/select-for-tests';
import { aListOf, anOrder, dayOfOrder } from '../order-for-tests';
import { summaryWords } from '../order-words';
import { OrderList } from './order-list';
import { useOrderPlace } from './order-place-for-tests';
import { administratorView } from './order-views';

vi.mock('../../../providers/order-check', () => ({ useOrderCheck: () => loading }));
vi.mock('../../../providers/still-approved', () => ({ useStillApproved: vi.fn() }));
vi.mock('../../../providers/orders', () => ({
  useOrders: vi.fn(),
  useOrderNow: vi.fn((order: Order) => order),
}));
vi.mock('../../../providers/use-order-search', () => ({ useOrderSearch: vi.fn() }));
vi.mock('../../../providers/named-order', () => ({
  useNamedOrder: vi.fn((order: Order) => order),
}));
vi.mock('../../../providers/session', () => ({ useUser: () => ({ uid: 'helena' }) }));
vi.mock('../../../providers/sellers', () => ({ useSellers: vi.fn() }));
vi.mock('../../../providers/catalog', () => ({ useProductsByCode: vi.fn() }));
vi.mock('../../../providers/use-today', () => ({ useToday: () => dayOfOrder }));

const retry = vi.fn();

function screenOf(orders: Live<Order[]>, complete = true) {
  const page = mapLive(orders, (all) => ({ orders: all, complete }));
  vi.mocked(useOrders).mockReturnValue({ ...aListOf([]), page });
  return (
    <AntdRoot>
      <List />
    </AntdRoot>
  );
}

function List() {
  const [place, change] = useOrderPlace();
  return (
    <>
      <p>Mostra {place.status}</p>
      <OrderList
        view={administratorView}
        place={place}
        onChange={change}
        total={5000}
        figures={summaryWords({ status: 'ready', data: { quantidade: 2, centavos: 123_456 } })}
      />
    </>
  );
}

const ready = (...data: Order[]): Live<Order[]> => ({ status: 'ready', data });
const numbers = () =>
  screen.getAllByRole('row', { name: /^Pedido \d+$/ }).map((row) => row.getAttribute('aria-label'));
const filter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const noPending = 'Não temos pedidos Pendentes para lhe mostrar.';

const more = vi.fn();
const stop = vi.fn();
function searchGives(result: SearchResult) {
  vi.mocked(useOrderSearch).mockReturnValue({
    result: { status: 'ready', data: result },
    more,
    stop,
  });
}
const nothing: SearchResult = { found: [], checked: 0, state: 'done' };

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  searchGives(nothing);
  vi.mocked(useSellers).mockReturnValue({ status: 'ready', data: [] });
  vi.mocked(useProductsByCode).mockReturnValue(loading);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const orders = ready(
  anOrder({ numerodopedido: 11, vendedor: 'Luciana Teixeira' }),
  anOrder({ numerodopedido: 12 }),
);

describe('§2 /pedidos: the list', () => {
  it('shows the newest order first, with its columns', () => {
    render(screenOf(orders));
    expect(numbers()).toEqual(['Pedido 12', 'Pedido 11']);
    const row = screen.getByRole('row', { name: 'Pedido 12' });
    for (const text of ['05/03/2026', 'CICLO ANTUNES COMÉRCIO DE PEÇAS LTDA', 'Rafael Moreira']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(row).toHaveTextContent('R$ 179.80');
    for (const button of [
      /^Pendente/,
      'PDF pedido 12',
      'Itens (1) pedido 12',
      'Excluir pedido 12',
    ]) {
      expect(within(row).getByRole('button', { name: button })).toBeInTheDocument();
    }
  });

  it('has neither status nor delete button on a deleted order', () => {
    render(screenOf(ready(anOrder({ status: 'Excluido' }))));
    expect(screen.queryByRole('button', { name: /Excluir|Excluído|Aprovar/ })).toBeNull();
    expect(screen.getByText('Excluído')).toBeInTheDocument();
  });

  it('shows count and sum on the face of the status dropdown, and hands on a choice', () => {
    render(screenOf(orders));
    expect(screen.getByText(/^Pendentes · 2 pedidos · R\$\s1\.234\.56$/)).toBeInTheDocument();
    expect([...openSelect(screen.getByLabelText('Status')).keys()]).toEqual([
      'Aprovados',
      'Pendentes',
      'Excluídos',
    ]);
    chooseOption('Aprovados');
    expect(screen.getByText('Mostra Aprovado')).toBeInTheDocument();
  });
});

describe('§5 Filters', () => {
  it('upper-cases company and seller and finds the number exactly', () => {
    vi.useFakeTimers();
    render(screenOf(orders));
    filter('Nome do vendedor', 'luciana');
    expect(screen.getByLabelText('Nome do vendedor')).toHaveValue('LUCIANA');
    expect(numbers()).toEqual(['Pedido 11']);

    fireEvent.click(screen.getByRole('button', { name: /Limpar filtros/ }));
    filter('Número do pedido', '1');
    wait(300);
    expect(screen.getByText('Nenhum pedido com esses filtros.')).toBeInTheDocument();
    filter('Número do pedido', '12');
    expect(numbers()).toEqual(['Pedido 12']);
  });

  it('stays as it is when an order comes in', () => {
    const { rerender } = render(screenOf(orders));
    filter('Nome do vendedor', 'rafael');
    fireEvent.click(screen.getByRole('button', { name: /^Itens/ }));
    rerender(screenOf(ready(anOrder({ numerodopedido: 12 }), anOrder({ numerodopedido: 13 }))));
    expect(numbers()).toEqual(['Pedido 13', 'Pedido 12']);
    expect(screen.getByRole('region', { name: 'Detalhes do pedido 12' })).toBeInTheDocument();
  });
});

describe('§2 Filters over orders that are not loaded', () => {
  const old = anOrder({ numerodopedido: 3, vendedor: 'Luciana Teixeira' });
  function openWith(result: SearchResult, complete = false) {
    vi.useFakeTimers();
    searchGives(result);
    const view = render(screenOf(orders, complete));
    filter('Nome do vendedor', 'LUCIANA');
    return view;
  }

  it('begin when the typing rests, and add what is found below what is there', () => {
    openWith({ found: [old], checked: 2400, state: 'done' });
    expect(useOrderSearch).toHaveBeenLastCalledWith(null);
    wait(300);
    expect(useOrderSearch).toHaveBeenLastCalledWith({
      matches: expect.any(Function) as unknown,
      seller: 'LUCIANA',
    });
    expect(numbers()).toEqual(['Pedido 11', 'Pedido 3']);
  });

  it('tell how far they have come and can be stopped', () => {
    openWith({ found: [], checked: 1200, state: 'searching' });
    wait(300);
    expect(screen.getByText(/1\.200 de 5\.000 pedidos verificados/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Parar' }));
    expect(stop).toHaveBeenCalledOnce();
  });

  it('go on where they were stopped', () => {
    openWith({ found: [], checked: 1200, state: 'stopped' });
    wait(300);
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(more).toHaveBeenCalledOnce();
  });

  it('call nothing missing before all was looked at', () => {
    openWith({ found: [], checked: 1200, state: 'searching' });
    filter('Nome do vendedor', 'NINGUÉM');
    wait(300);
    expect(screen.queryByText('Nenhum pedido com esses filtros.')).toBeNull();
  });

  it('look through nothing where all orders are loaded', () => {
    openWith(nothing, true);
    wait(300);
    expect(useOrderSearch).toHaveBeenLastCalledWith(null);
  });

  it('lead to an order that is in another status', () => {
    openWith({ ...nothing, checked: 1, standsIn: 'Aprovado' });
    filter('Número do pedido', '4012');
    wait(300);
    expect(screen.getByText('O pedido 4012 está em Aprovados.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar em Aprovados' }));
    expect(screen.getByText('Mostra Aprovado')).toBeInTheDocument();
  });
});

describe('§7 live reads: an order that somebody moves out of the list', () => {
  const por = { uid: 'rafael', nome: 'Rafael Moreira' };
  const change = { campo: 'status', de: 'Pendente', para: 'Aprovado', por, em: 0 } as const;
  const moved = { status: 'Aprovado', mudanca: 'a', historico: { a: change } } as const;

  it('stays while its panel is open, as it is now and with who moved it', () => {
    vi.mocked(useOrderNow).mockImplementation((order, departed) =>
      departed ? { ...order, ...moved } : order,
    );
    const { rerender } = render(screenOf(orders));
    fireEvent.click(screen.getByRole('button', { name: 'Itens (1) pedido 12' }));
    rerender(screenOf(ready(anOrder({ numerodopedido: 11 }))));
    expect(numbers()).toEqual(['Pedido 12', 'Pedido 11']);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Rafael Moreira mudou o status de Pendente para Aprovado. O pedido saiu desta lista',
    );
    filter('Número do pedido', '11');
    expect(numbers()).toEqual(['Pedido 11']);
    filter('Número do pedido', '');

    fireEvent.click(screen.getByRole('button', { name: 'Itens (1) pedido 12' }));
    expect(numbers()).toEqual(['Pedido 11']);
  });

  it('stays as it was last seen where it may not be read any more', () => {
    vi.mocked(useOrderNow).mockImplementation((order) => order);
    const { rerender } = render(screenOf(orders));
    fireEvent.click(screen.getByRole('button', { name: 'Itens (1) pedido 12' }));
    rerender(screenOf(ready()));
    expect(numbers()).toEqual(['Pedido 12']);
    expect(screen.getByRole('alert')).toHaveTextContent(/^O pedido saiu desta lista/);
  });
});

describe('§9 An empty list', () => {
  it('is called empty after 100 ms', () => {
    vi.useFakeTimers();
    render(screenOf(ready()));
    wait(99);
    expect(screen.queryByText(noPending)).toBeNull();
    wait(1);
    expect(screen.getByText(noPending)).toBeInTheDocument();
  });

  it('shows an order that comes within that time, and no word of emptiness', () => {
    vi.useFakeTimers();
    const { rerender } = render(screenOf(ready()));
    wait(60);
    rerender(screenOf(orders));
    wait(1000);
    expect(screen.queryByText(noPending)).toBeNull();
    expect(numbers()).toHaveLength(2);
  });
});

describe('decision 10: a refused read', () => {
  it('says so and can be tried again', () => {
    render(screenOf({ status: 'failed', error: new Error('permission_denied'), retry }));
    expect(screen.getByRole('alert')).toHaveTextContent('Os pedidos não puderam ser carregados.');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('tells that sellers cannot be changed while their list is missing', () => {
    const failed = { status: 'failed', error: new Error('denied'), retry } as const;
    vi.mocked(useSellers).mockReturnValue(failed);
    render(screenOf(orders));
    expect(screen.getByRole('alert')).toHaveTextContent('A lista de vendedores não pôde ser');
    expect(screen.getByLabelText('Trocar vendedor do pedido 12')).toBeDisabled();
  });
});
