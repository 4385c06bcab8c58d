// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { statusAct, type QuoteAct, type Refusal } from '../../../domain/outbox/act';
import type { Order } from '../../../domain/order/order';
import type { User } from '../../../domain/people/user';
import { changeActs, readActs } from '../../data/outbox/acts';
import { locksForTests } from '../../../tests/support/dom/locks';
import { performAct, type Outcome } from './perform-act';
import { useActQueue } from './use-act-queue';

const connection = vi.hoisted(() => ({
  tell: new Set<(online: boolean) => void>(),
  online: false,
}));

vi.mock('../../data/base/database', () => ({
  watchConnected: (next: (online: boolean) => void) => {
    connection.tell.add(next);
    next(connection.online);
    return () => connection.tell.delete(next);
  },
}));
vi.mock('./perform-act', () => ({ performAct: vi.fn() }));

const person = (uid: string) => ({ uid, nome: uid }) as User;
const approval = (id: string, numerodopedido = 12) =>
  statusAct({ numerodopedido } as Order, 'aprovar', { id, pedidoem: 1 });

const connect = (online: boolean) =>
  act(() => {
    connection.online = online;
    connection.tell.forEach((tell) => tell(online));
  });
const open = (user = person('ana')) =>
  renderHook(({ user }) => useActQueue(user), { initialProps: { user } });
const left = async (uid = 'ana') => (await readActs(uid)).map((one) => one.act.id);

beforeEach(async () => {
  Object.assign(navigator, { locks: locksForTests() });
  vi.mocked(performAct).mockReset().mockResolvedValue({});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const uid of ['ana', 'beto']) await changeActs(uid, () => []);
  connect(false);
});

describe('decision 45: what is asked for', () => {
  it('waits for the connection, and is done once with it', async () => {
    const { result } = open();
    await act(() => result.current.ask(approval('a')));
    await waitFor(() => expect(result.current.kept).toHaveLength(1));
    expect(performAct).not.toHaveBeenCalled();
    connect(true);
    await waitFor(() => expect(result.current.done).toEqual([{ act: approval('a') }]));
    connect(false);
    connect(true);
    await waitFor(async () => expect(await left()).toEqual([]));
    expect(performAct).toHaveBeenCalledExactlyOnceWith(approval('a'), person('ana'));
  });

  it('is done once by two tabs, in the order in which it was asked for', async () => {
    const tabs = [open(), open()];
    for (const id of ['a', 'b']) await changeActs('ana', (all) => [...all, kept(id)]);
    connect(true);
    await waitFor(async () => expect(await left()).toEqual([]));
    const done = vi.mocked(performAct).mock.calls.map(([{ id }]) => id);
    expect(done).toEqual(['a', 'b']);
    await waitFor(() => expect(tabs.flatMap(({ result }) => result.current.done)).toHaveLength(2));
  });

  it('is one thing about an order at a time, however often somebody clicks', async () => {
    const { result } = open();
    await act(async () => {
      await Promise.all(['a', 'b'].map((id) => result.current.ask(approval(id))));
      await result.current.ask(approval('c', 13));
    });
    expect(await left()).toEqual(['a', 'c']);
  });

  it('is taken back, unless it may have reached the server', async () => {
    const { result } = open();
    await changeActs('ana', () => [kept('a'), { ...kept('b'), enviado: true }]);
    act(() => ['a', 'b'].forEach((id) => result.current.cancel(id)));
    await waitFor(async () => expect(await left()).toEqual(['b']));
  });

  it('is kept where the connection goes while it is under way', async () => {
    vi.mocked(performAct).mockRejectedValueOnce(new Error('Client is offline.'));
    const { result } = open();
    await act(() => result.current.ask(approval('a')));
    connect(true);
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(await readActs('ana')).toEqual([{ act: approval('a'), enviado: true }]);
    connect(false);
    connect(true);
    await waitFor(async () => expect(await left()).toEqual([]));
    expect(performAct).toHaveBeenCalledTimes(2);
  });

  it('is kept with the reason where it was refused, until that was read', async () => {
    const recusa: Refusal = { motivo: 'falhou', codigo: 'PERMISSION_DENIED' };
    vi.mocked(performAct).mockResolvedValue({ recusa });
    connect(true);
    const { result } = open();
    await act(() => result.current.ask(approval('a')));
    await waitFor(() => expect(result.current.kept).toMatchObject([{ recusa }]));
    expect(result.current.done).toEqual([]);
    act(() => result.current.forget('a'));
    await waitFor(async () => expect(await left()).toEqual([]));
    expect(performAct).toHaveBeenCalledOnce();
  });

  it('is not tried again by another tab where it was refused', async () => {
    const recusa: Refusal = { motivo: 'falhou', codigo: 'PERMISSION_DENIED' };
    vi.mocked(performAct).mockResolvedValueOnce({ recusa });
    const tabs = [open(), open()];
    await changeActs('ana', () => [kept('a'), kept('b')]);
    connect(true);
    await waitFor(() => expect(tabs.flatMap(({ result }) => result.current.done)).toHaveLength(1));
    expect(await readActs('ana')).toMatchObject([{ act: { id: 'a' }, recusa }]);
    expect(vi.mocked(performAct).mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b']);
  });
});

describe('decision 45: another person of the same browser', () => {
  it('neither sees nor does what somebody else asked for', async () => {
    const { result } = open(person('beto'));
    await changeActs('ana', () => [kept('a')]);
    connect(true);
    await act(() => result.current.ask(approval('z')));
    await waitFor(() => expect(result.current.done).toEqual([{ act: approval('z') }]));
    expect(await left()).toEqual(['a']);
  });

  it('does not turn what was refused for want of its author into a failure', async () => {
    let end: (outcome: Outcome) => void = () => {};
    vi.mocked(performAct).mockReturnValue(new Promise((resolve) => (end = resolve)));
    connect(true);
    const { result, unmount } = open();
    await act(() => result.current.ask(approval('a')));
    await waitFor(() => expect(performAct).toHaveBeenCalled());
    unmount();
    end({ recusa: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' } });
    vi.mocked(performAct).mockResolvedValue({});
    const next = open();
    await waitFor(() => expect(next.result.current.done).toEqual([{ act: approval('a') }]));
    expect(await left()).toEqual([]);
  });
});

function kept(id: string) {
  return { act: approval(id, id.charCodeAt(0)), enviado: false };
}

describe('§4 quotes that wait (decision 65)', () => {
  const quote = (id: string): QuoteAct => ({
    id,
    pedidoem: 1,
    campo: 'orcamento',
    orcamento: {
      itens: [],
      words: { observacao: '', referencia: '' },
      seller: { value: 'r', label: 'R' },
    },
  });
  const ids = Array.from({ length: 40 }, (_, at) => `q${at}`);
  const waiting = () =>
    changeActs('ana', () => ids.map((id) => ({ act: quote(id), enviado: false })));

  it('go out once each and in order, one at a time, while the connection comes and goes', async () => {
    const orders: string[] = [];
    let underWay = 0;
    let tries = 0;
    vi.mocked(performAct).mockImplementation(async ({ id }) => {
      expect((underWay += 1)).toBe(1);
      tries += 1;
      await Promise.resolve();
      underWay -= 1;
      if (tries % 3 === 0) {
        queueMicrotask(() => {
          connect(false);
          connect(true);
        });
        throw new Error('Client is offline.');
      }
      orders.push(id);
      return { numerodopedido: orders.length };
    });
    await waiting();
    const { result } = open();
    connect(true);
    await waitFor(async () => {
      connect(false);
      connect(true);
      expect(await left()).toEqual([]);
    });
    expect(orders).toEqual(ids);
    expect(result.current.done.map(({ numerodopedido }) => numerodopedido)).toEqual(
      ids.map((_, at) => at + 1),
    );
  });

  it('go on past one that is refused, which stays', async () => {
    const recusa: Refusal = { motivo: 'falhou', codigo: 'PERMISSION_DENIED' };
    vi.mocked(performAct).mockImplementation(({ id }) =>
      Promise.resolve(id === 'q1' ? { recusa } : {}),
    );
    await waiting();
    connect(true);
    const { result } = open();
    await waitFor(async () => expect(await left()).toEqual(['q1']));
    await waitFor(() => expect(result.current.kept).toMatchObject([{ act: { id: 'q1' }, recusa }]));
    expect(await result.current.takeBack('q1')).toBe(true);
    expect(await left()).toEqual([]);
    expect(await result.current.takeBack('q1')).toBe(false);
  });

  it('stay where they may have reached the server', async () => {
    await changeActs('ana', () => [{ act: quote('q'), enviado: true }]);
    const { result } = open();
    expect(await result.current.takeBack('q')).toBe(false);
    expect(await left()).toEqual(['q']);
  });
});
