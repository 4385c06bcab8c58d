// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { User } from '../../../domain/user';
import { useCart } from '../../providers/cart';
import { useUser } from '../../providers/session';
import { aCart, administrator, customer, seller } from './cart-for-tests';
import { StoredOrderDialog } from './stored-order-dialog';
import { StoredOrderRedirect } from './stored-order-redirect';
import { useEmptyCartRedirect } from './use-empty-cart-redirect';
import { useRoomForPanel } from './use-room-for-panel';

vi.mock('../../providers/cart', () => ({ useCart: vi.fn() }));
vi.mock('../../providers/session', () => ({ useUser: vi.fn() }));
vi.mock('./use-room-for-panel', () => ({ useRoomForPanel: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(useRoomForPanel).mockReturnValue(false);
});
afterEach(() => vi.useRealTimers());

function Where() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <p data-testid="where">{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function EmptyCartRedirect() {
  useEmptyCartRedirect();
  return null;
}

function open(pathname: string, state: unknown = null) {
  render(
    <MemoryRouter initialEntries={[{ pathname, state }]}>
      <StoredOrderRedirect />
      <Where />
      <Routes>
        <Route path="/carrinho" element={<EmptyCartRedirect />} />
        <Route path="/obrigado" element={<StoredOrderDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
}

const where = () => screen.getByTestId('where').textContent;

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function holdCart(fields: Parameters<typeof aCart>[0]) {
  const cart = aCart(fields);
  vi.mocked(useCart).mockReturnValue(cart);
  vi.mocked(useUser).mockReturnValue(customer);
  return cart;
}

describe('§9 mobile empty-cart redirect', () => {
  it('leads to /produtos after 500 ms', () => {
    holdCart({ lines: [] });
    open('/carrinho');
    wait(499);
    expect(where()).toBe('/carrinho null');
    wait(1);
    expect(where()).toBe('/produtos null');
  });

  it('stays where there is room for the panel', () => {
    vi.mocked(useRoomForPanel).mockReturnValue(true);
    holdCart({ lines: [] });
    open('/carrinho');
    wait(2000);
    expect(where()).toBe('/carrinho null');
  });

  it('does not fight the way to /obrigado, whose code may still be loading', () => {
    holdCart({ lines: [], stored: 12 });
    render(<EmptyCartRedirect />, {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/carrinho']}>
          <Where />
          {children}
        </MemoryRouter>
      ),
    });
    wait(2000);
    expect(where()).toBe('/carrinho null');
  });
});

describe('§2 /obrigado', () => {
  it('is where a stored order leads, and only there the order counts as shown', () => {
    const cart = holdCart({ lines: [], stored: 12 });
    open('/home');
    expect(where()).toBe('/obrigado {"pedidoconfirmado":12}');
    expect(cart.acknowledgeStored).toHaveBeenCalled();
  });

  it.each<[User, string]>([
    [administrator, '/pedidos'],
    [customer, '/pedidoscliente'],
    [seller, '/pedidosvendedor'],
  ])('tells the number; OK leads to the orders of the role', (user, orders) => {
    holdCart({});
    vi.mocked(useUser).mockReturnValue(user);
    open('/obrigado', { pedidoconfirmado: 12 });
    const dialog = screen.getByRole('dialog', { name: 'Pedido 12' });
    expect(dialog).toHaveTextContent('realizado com sucesso.');
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(where()).toBe(`${orders} null`);
  });

  it.each([null, 'x', {}, { pedidoconfirmado: '12' }, { pedidoconfirmado: -1 }])(
    'sends the forged state %o home',
    (state) => {
      holdCart({});
      open('/obrigado', state);
      expect(where()).toBe('/home null');
    },
  );
});
