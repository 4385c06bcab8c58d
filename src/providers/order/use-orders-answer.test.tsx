// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { statusAct } from '../../../domain/outbox/act';
import type { OrderHead } from '../../../domain/order/head';
import { people } from '../../../tests/support/data/people';
import { idleOutbox, PartOfApp } from '../../../tests/support/dom/part-of-app';
import { noteBehind } from '../../data/base/behind';
import { cutDatabase, write } from '../../../tests/support/network/cut-database';
import { seenAtOf } from '../live/live';
import { useOrdersAnswer } from './use-orders-answer';

const ask = vi.fn<() => Promise<number>>();

beforeEach(() => {
  vi.useFakeTimers();
  let asked = 0;
  ask.mockReset().mockImplementation(() => Promise.resolve((asked += 1)));
  cutDatabase();
  write('cabecalhos', { 1: { mudouem: 1000 } });
});
afterEach(() => void vi.useRealTimers());

/** Renders the hook; `later` advances the clock. */
async function mounted() {
  const outbox = idleOutbox(people.admin);
  let isConnected = true;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PartOfApp user={people.admin} {...{ isConnected, outbox }}>
      {children}
    </PartOfApp>
  );
  const request = { queryKey: ['sums'], queryFn: ask };
  const { result, rerender } = renderHook(() => useOrdersAnswer(request), { wrapper });
  const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await later(10);
  expect(result.current).toEqual({ status: 'ready', data: 1 });
  const connect = (now: boolean) => {
    isConnected = now;
    rerender();
  };
  return { result, outbox, connect, later };
}

const change = (moment: number) => act(() => write('cabecalhos/1/mudouem', moment));

describe('an answer about many orders', () => {
  it('is asked for once while no order changes', async () => {
    const { later } = await mounted();
    await later(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after a change, and stays on the screen meanwhile', async () => {
    const { result, later } = await mounted();
    change(2000);
    expect(result.current).toEqual({ status: 'ready', data: 1 });
    await later(10);
    expect(result.current).toEqual({ status: 'ready', data: 2 });
  });

  it('is asked for at most once in two seconds while many orders change', async () => {
    const { result, later } = await mounted();
    for (let at = 0; at < 99; at += 1) {
      change(2000 + at);
      await later(100);
    }
    // Within 9.9 seconds: at once, and after 2, 4, 6 and 8.
    expect(ask).toHaveBeenCalledTimes(1 + 5);
    await later(2000);
    // The last answer includes the last change.
    expect(ask).toHaveBeenCalledTimes(1 + 6);
    expect(result.current).toEqual({ status: 'ready', data: 7 });
    await later(60_000);
    expect(ask).toHaveBeenCalledTimes(1 + 6);
  });

  it('is asked for again when the connection is back', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { result, connect, later } = await mounted();
    ask.mockRejectedValueOnce(new Error('Network Error'));
    connect(false);
    await later(60_000);
    expect(result.current).toMatchObject({ status: 'ready', data: 1 });
    expect(seenAtOf(result.current)).toBeLessThanOrEqual(Date.now());
    const before = ask.mock.calls.length;
    connect(true);
    await later(10);
    expect(ask).toHaveBeenCalledTimes(before + 1);
    expect(result.current).toEqual({ status: 'ready', data: 2 });
  });

  it('is asked for again every two seconds while the copy that it comes from is behind', async () => {
    const { later } = await mounted();
    const date = 'Fri, 27 Nov 2026 12:00:00 GMT';
    ask.mockImplementation(() => {
      noteBehind({ date, 'x-copiado-ate': '2026-11-27T11:59:00.000Z' });
      return Promise.resolve(0);
    });
    act(() => noteBehind({ date, 'x-copiado-ate': '2026-11-27T11:59:00.000Z' }));
    await later(6100);
    expect(ask).toHaveBeenCalledTimes(1 + 4);
    ask.mockImplementation(() => {
      noteBehind({ date, 'x-copiado-ate': '2026-11-27T11:59:59.000Z' });
      return Promise.resolve(0);
    });
    await later(60_000);
    expect(ask).toHaveBeenCalledTimes(1 + 5);
  });

  it('is asked for again when this person’s own change has arrived', async () => {
    const { outbox, later } = await mounted();
    const move = statusAct({ numerodopedido: 1 } as OrderHead, 'aprovar', { id: 'a', pedidoem: 1 });
    const entries = [{ act: move, enviado: true, feito: {} }];
    act(() => outbox.state.setState({ entries }));
    await later(10);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked for again when the person comes back to the window', async () => {
    const { later } = await mounted();
    window.dispatchEvent(new Event('visibilitychange'));
    await later(10);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
