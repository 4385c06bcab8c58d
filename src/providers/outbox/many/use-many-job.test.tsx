// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { entryOf, type ManyChange, type ManyJob } from '../../../../domain/order/many';
import type { Order } from '../../../../domain/order/order';
import type { User } from '../../../../domain/people/user';
import { readJobIds, removeJob } from '../../../data/outbox/many-jobs';
import { locksForTests } from '../../../../tests/support/dom/locks';
import { performAct, type Outcome } from '../perform-act';
import { useManyJob } from './use-many-job';

vi.mock('../perform-act', () => ({ performAct: vi.fn() }));
vi.mock('../../../data/base/database', () => ({
  watchConnected: (next: (online: boolean) => void) => {
    next(true);
    return () => undefined;
  },
}));

const ana = { uid: 'ana', nome: 'Ana' } as User;
const change: ManyChange = { campo: 'status', acao: 'aprovar' };
const jobOf = (ids: readonly string[], id = 'lote'): ManyJob => ({
  ...{ id, change, verdicts: {} },
  entries: ids.map((one, at) =>
    entryOf(change, { numerodopedido: at + 1, cliente: { uid: 'u' } } as Order, {
      id: one,
      pedidoem: 1,
    }),
  ),
});
const ids = Array.from({ length: 20 }, (_, at) => `a${at}`);

const moved = vi.fn();
const open = (user = ana) =>
  renderHook(({ user }) => useManyJob(user, moved), { initialProps: { user } });
const asked = () => vi.mocked(performAct).mock.calls.map(([{ id }]) => id);

beforeEach(async () => {
  Object.assign(navigator, { locks: locksForTests() });
  moved.mockReset();
  vi.mocked(performAct).mockReset().mockResolvedValue({});
  for (const uid of ['ana', 'beto']) {
    for (const id of await readJobIds(uid)) await removeJob(uid, id);
  }
});

describe('decision 78: a change of many orders', () => {
  it('gives each order its verdict, tells of the moves, and is gone when it is closed', async () => {
    vi.mocked(performAct).mockImplementation(({ id }) =>
      Promise.resolve(id === 'a3' ? { recusa: { motivo: 'mudou' } } : {}),
    );
    const { result } = open();
    act(() => result.current.begin(jobOf(ids)));
    await waitFor(() => expect(Object.keys(result.current.job?.verdicts ?? {})).toHaveLength(20));
    await waitFor(() => expect(result.current.running).toBe(false));
    expect(result.current.job?.verdicts).toMatchObject({ a2: 'feito', a3: { motivo: 'mudou' } });
    expect(asked().toSorted()).toEqual(ids.toSorted());
    expect(moved).toHaveBeenCalled();
    act(() => result.current.close());
    await waitFor(() => expect(result.current.job).toBeUndefined());
    expect(await readJobIds('ana')).toEqual([]);
  });

  it('stops, says what is left, and goes on with that alone', async () => {
    const { result } = open();
    vi.mocked(performAct).mockImplementation(({ id }) => {
      if (id === 'a9') act(() => result.current.stop());
      return Promise.resolve({});
    });
    act(() => result.current.begin(jobOf(ids)));
    await waitFor(() => expect(asked()).toContain('a9'));
    await waitFor(() => expect(result.current.running).toBe(false));
    const before = new Set(asked());
    expect(before.size).toBeLessThan(20);
    vi.mocked(performAct).mockReset().mockResolvedValue({});
    act(() => result.current.goOn());
    await waitFor(() => expect(Object.keys(result.current.job?.verdicts ?? {})).toHaveLength(20));
    expect(asked().filter((id) => before.has(id))).toEqual([]);
  });

  it('comes back unfinished after its page was closed, and goes on with the same ids', async () => {
    const never = new Promise<Outcome>(() => undefined);
    vi.mocked(performAct).mockImplementation(({ id }) =>
      ids.indexOf(id) < 10 ? Promise.resolve({}) : never,
    );
    const first = open();
    act(() => first.result.current.begin(jobOf(ids)));
    await waitFor(() =>
      expect(Object.keys(first.result.current.job?.verdicts ?? {})).toHaveLength(10),
    );
    const second = open();
    // It is the first tab's as long as that is open.
    expect(second.result.current.job).toBeUndefined();
    first.unmount();
    await waitFor(() => expect(second.result.current.job).toBeDefined());
    expect(second.result.current.running).toBe(false);
    vi.mocked(performAct).mockReset().mockResolvedValue({});
    act(() => second.result.current.goOn());
    await waitFor(() =>
      expect(Object.keys(second.result.current.job?.verdicts ?? {})).toHaveLength(20),
    );
    expect(asked().every((id) => ids.includes(id))).toBe(true);
  });

  it('tries again what failed, and nothing else', async () => {
    vi.mocked(performAct).mockImplementation(({ id }) =>
      Promise.resolve(
        id === 'a1' ? { recusa: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' } } : {},
      ),
    );
    const { result } = open();
    act(() => result.current.begin(jobOf(ids)));
    await waitFor(() => expect(Object.keys(result.current.job?.verdicts ?? {})).toHaveLength(20));
    vi.mocked(performAct).mockReset().mockResolvedValue({});
    act(() => result.current.tryAgain());
    await waitFor(() => expect(result.current.job?.verdicts).toMatchObject({ a1: 'feito' }));
    expect(asked()).toEqual(['a1']);
  });

  it('tells of what was still under way when it was closed', async () => {
    let end: (outcome: Outcome) => void = () => {};
    vi.mocked(performAct).mockReturnValue(new Promise((resolve) => (end = resolve)));
    const { result } = open();
    act(() => result.current.begin(jobOf(['a'])));
    await waitFor(() => expect(performAct).toHaveBeenCalled());
    act(() => result.current.stop());
    act(() => result.current.close());
    await waitFor(() => expect(result.current.job).toBeUndefined());
    expect(moved).not.toHaveBeenCalled();
    end({});
    await waitFor(() => expect(moved).toHaveBeenCalled());
  });

  it('is one at a time, and its author’s alone', async () => {
    vi.mocked(performAct).mockReturnValue(new Promise(() => undefined));
    const { result, unmount } = open();
    act(() => result.current.begin(jobOf(ids)));
    act(() => result.current.begin(jobOf(['z'], 'outro')));
    expect(result.current.job?.id).toBe('lote');
    await waitFor(async () => expect(await readJobIds('ana')).toEqual(['lote']));
    unmount();
    const other = open({ uid: 'beto', nome: 'Beto' } as User);
    await waitFor(async () => expect(await readJobIds('beto')).toEqual([]));
    expect(other.result.current.job).toBeUndefined();
  });

  it('does not turn what was refused for want of its author into a failure', async () => {
    let end: (outcome: Outcome) => void = () => {};
    vi.mocked(performAct).mockReturnValue(new Promise((resolve) => (end = resolve)));
    const first = open();
    act(() => first.result.current.begin(jobOf(['a'])));
    await waitFor(() => expect(performAct).toHaveBeenCalled());
    first.unmount();
    end({ recusa: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' } });
    const next = open();
    await waitFor(() => expect(next.result.current.job).toBeDefined());
    expect(next.result.current.job?.verdicts).toEqual({});
  });
});
