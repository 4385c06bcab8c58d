// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Author, Order } from '../../../domain/order/order';
import { findAuthorName } from '../../data/order/authors';
import { useConnected } from '../outbox/connection';
import { useNamedOrder } from './named-order';

vi.mock('../../data/order/authors', () => ({ findAuthorName: vi.fn() }));
vi.mock('../outbox/connection', () => ({ useConnected: vi.fn() }));

const asked = vi.mocked(findAuthorName);
beforeEach(() => {
  asked
    .mockReset()
    .mockImplementation((uid) => Promise.resolve(uid === 'helena' ? 'Helena' : null));
  vi.mocked(useConnected).mockReturnValue(true);
});

function orderMovedBy(...authors: Author[]): Order {
  const lines = authors.map((por, at) => [String(at), { campo: 'status', por, em: at }]);
  const historico = Object.fromEntries(lines) as Order['historico'];
  return { idvendedor: 'rafael', vendedor: 'Rafael', historico } as Order;
}

const namesIn = (order: Order | undefined) =>
  Object.values(order?.historico ?? {}).map(({ por }) => por.nome);

function show(order: Order, wanted = true) {
  const client = new QueryClient();
  return renderHook(({ shown }) => useNamedOrder(shown, wanted), {
    initialProps: { shown: order },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
}

describe('decision 73: the names of people who moved an order', () => {
  it('are requested once, however many lines and orders contain them', async () => {
    const { result, rerender } = show(orderMovedBy({ uid: 'helena' }, { uid: 'helena' }));
    expect(namesIn(result.current)).toEqual([undefined, undefined]);
    await waitFor(() => expect(namesIn(result.current)).toEqual(['Helena', 'Helena']));
    rerender({ shown: orderMovedBy({ uid: 'helena' }) });
    expect(namesIn(result.current)).toEqual(['Helena']);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('are not requested if the order contains them', () => {
    const { result } = show(orderMovedBy({ uid: 'rafael' }));
    expect(namesIn(result.current)).toEqual(['Rafael']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('stay missing if nobody stored them', async () => {
    const { result } = show(orderMovedBy({ uid: 'helena' }, { uid: 'gone' }));
    await waitFor(() => expect(namesIn(result.current)).toEqual(['Helena', undefined]));
  });

  it('are requested once there is a connection', async () => {
    vi.mocked(useConnected).mockReturnValue(false);
    const order = orderMovedBy({ uid: 'helena' });
    const { result, rerender } = show(order);
    expect(asked).not.toHaveBeenCalled();
    vi.mocked(useConnected).mockReturnValue(true);
    rerender({ shown: order });
    await waitFor(() => expect(namesIn(result.current)).toEqual(['Helena']));
  });

  it('are never requested by a customer', () => {
    const { result } = show(orderMovedBy({ uid: 'helena' }, { uid: 'rafael' }), false);
    expect(namesIn(result.current)).toEqual([undefined, undefined]);
    expect(asked).not.toHaveBeenCalled();
  });
});
