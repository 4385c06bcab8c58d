// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Author, Order } from '../../../../domain/order/order';
import { ConnectedContext } from '../../outbox/connection';
import { useNamedOrder } from './named-order';

const asked = vi.fn((uid: string) => Promise.resolve(uid === 'helena' ? 'Helena' : null));
beforeEach(() => void asked.mockClear());

function orderMovedBy(...authors: Author[]): Order {
  const lines = authors.map((por, at) => [String(at), { campo: 'status', por, em: at }]);
  const historico = Object.fromEntries(lines) as Order['historico'];
  const cliente = { uid: 'loja', nome: 'Loja' };
  return { idvendedor: 'rafael', vendedor: 'Rafael', cliente, historico } as Order;
}

const namesIn = (order: Order | undefined) =>
  Object.values(order?.historico ?? {}).map(({ por }) => por.nome);

function show(order: Order, { wanted = true, isConnected = true } = {}) {
  const client = new QueryClient();
  let connected = isConnected;
  const hook = renderHook(({ shown }) => useNamedOrder(shown, wanted, asked), {
    initialProps: { shown: order },
    wrapper: ({ children }: { children: ReactNode }) => (
      <ConnectedContext value={connected}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </ConnectedContext>
    ),
  });
  const connect = () => {
    connected = true;
    hook.rerender({ shown: order });
  };
  return { ...hook, connect };
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
    const { result } = show(orderMovedBy({ uid: 'rafael' }, { uid: 'loja' }));
    expect(namesIn(result.current)).toEqual(['Rafael', 'Loja']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('stay missing if nobody stored them', async () => {
    const { result } = show(orderMovedBy({ uid: 'helena' }, { uid: 'gone' }));
    await waitFor(() => expect(namesIn(result.current)).toEqual(['Helena', undefined]));
  });

  it('are requested once there is a connection', async () => {
    const { result, connect } = show(orderMovedBy({ uid: 'helena' }), { isConnected: false });
    expect(asked).not.toHaveBeenCalled();
    connect();
    await waitFor(() => expect(namesIn(result.current)).toEqual(['Helena']));
  });

  it('are never requested by a customer', () => {
    const { result } = show(orderMovedBy({ uid: 'helena' }, { uid: 'rafael' }), { wanted: false });
    expect(namesIn(result.current)).toEqual([undefined, undefined]);
    expect(asked).not.toHaveBeenCalled();
  });
});
