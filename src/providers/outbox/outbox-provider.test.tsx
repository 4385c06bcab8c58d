// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand';

import { statusAct, type Act } from '../../../domain/outbox/act';
import type { Entry } from '../../../domain/outbox/entry';
import type { Order } from '../../../domain/order/order';
import type { User } from '../../../domain/people/user';
import { createOutbox, type OutboxState, type OutboxVerbs } from './outbox';
import { OutboxProvider, useOpenOn } from './outbox-provider';

vi.mock('../session/session', () => ({ useUser: () => ({ uid: 'ana' }) as User }));
vi.mock('./outbox', () => ({ createOutbox: vi.fn() }));

const order = { numerodopedido: 12 } as Order;
const entryOf = (asked: Act): Entry => ({ act: asked, enviado: false });

it('finds the open act about an order', () => {
  const state = createStore<OutboxState>()(() => ({
    ...{ entries: [], online: true, asking: undefined, insisting: undefined },
  }));
  vi.mocked(createOutbox).mockReturnValue({
    state,
    verbs: {} as OutboxVerbs,
    sendAs: () => undefined,
    start: () => () => undefined,
  });
  const { result } = renderHook(useOpenOn, { wrapper: OutboxProvider });
  const add = (asked: Act) =>
    act(() => state.setState(({ entries }) => ({ entries: [...entries, entryOf(asked)] })));

  const approval = statusAct(order, 'aprovar', { id: 'approval', pedidoem: 2 });
  add(approval);
  expect(result.current('pedido 12')).toMatchObject({ act: approval });
});
