// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Order } from '../../../../domain/order/order';
import { useProductsByCode } from '../../../providers/product/catalog';
import { loading, mapLive, type Live } from '../../../providers/live/live';
import { useOrders } from '../../../providers/order/orders';
import { useSellers } from '../../../providers/people/sellers';
import { AntdRoot } from '../../../ui/theme/antd-root';
import { aListOf, anOrder, dayOfOrder } from '../../../../tests/support/data/an-order';
import { OrderList } from './order-list';
import { firstPlace } from './order-place';
import { administratorView } from './order-views';

vi.mock('../../../providers/outbox/connection', () => ({ useConnected: () => true }));
vi.mock('../../../providers/order/facts', () => ({
  useOrderFacts: () => ({ facts: [], state: 'loading' }),
}));
vi.mock('../../../providers/order/orders', () => ({
  useOrders: vi.fn(),
  useOrderNow: vi.fn((order: Order) => ({ order, isLost: false })),
}));
vi.mock('../../../providers/order/search/use-order-search', () => ({
  useOrderSearch: () => ({ result: loading }),
}));
vi.mock('../../../providers/order/named-order', () => ({
  useNamedOrder: vi.fn((order: Order) => order),
}));
vi.mock('../../../providers/session/session', () => ({ useUser: () => ({ uid: 'helena' }) }));
vi.mock('../../../providers/people/sellers', () => ({ useSellers: vi.fn() }));
vi.mock('../../../providers/product/catalog', () => ({ useProductsByCode: vi.fn() }));
vi.mock('../../../providers/page/use-today', () => ({ useToday: () => dayOfOrder }));

const retry = vi.fn();

function screenOf(orders: Live<Order[]>, complete = true) {
  const page = mapLive(orders, (all) => ({ orders: all, complete }));
  vi.mocked(useOrders).mockReturnValue({ ...aListOf([]), page });
  return (
    <AntdRoot>
      <OrderList
        view={administratorView}
        place={firstPlace}
        onChange={vi.fn()}
        total={5000}
        figures=""
      />
    </AntdRoot>
  );
}

const ready = (...data: Order[]): Live<Order[]> => ({ status: 'ready', data });
const numbers = () =>
  screen.getAllByRole('row', { name: /^Pedido \d+$/ }).map((row) => row.getAttribute('aria-label'));
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const noPending = 'Não temos pedidos Pendentes para lhe mostrar.';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
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
