// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { OrderHead } from '../../../../domain/order/head';
import type { OrderReader } from '../../../providers/order/search/use-order-reader';
import { anOrder } from '../../../../tests/support/data/an-order';
import { noOrderFilters } from '../../../../tests/support/data/no-order-filters';
import { useAllMatching } from './use-all-matching';

const orders = (count: number) =>
  Array.from({ length: count }, (_, at) => anOrder({ numerodopedido: at + 1 }));

const next = vi.fn<OrderReader<OrderHead>>();
const reader = () => next;
const onRead = vi.fn<(orders: readonly OrderHead[]) => void>();
const stepOf = (count: number) => ({ orders: orders(count), checked: count });
const open = () =>
  renderHook((asked) => useAllMatching({ ...asked, reader, onRead }), {
    initialProps: { filters: noOrderFilters, question: 'all' },
  });
const ciclo = { ...noOrderFilters, empresa: 'CICLO' };
const counts = () => onRead.mock.calls.map(([read]) => read.length);

beforeEach(() => {
  next.mockReset().mockResolvedValue(null);
  onRead.mockReset();
});

describe('decision 78: all orders that pass the filters', () => {
  it('are read in steps', async () => {
    next.mockResolvedValueOnce(stepOf(100)).mockResolvedValueOnce(stepOf(20));
    const { result } = open();
    await act(() => result.current.read());
    expect(counts()).toEqual([100, 120]);
    expect(result.current.phase).toBe('idle');
  });

  it('are limited to 500, and the page says that there are more', async () => {
    next.mockResolvedValueOnce(stepOf(400)).mockResolvedValueOnce(stepOf(101));
    const { result } = open();
    await act(() => result.current.read());
    expect(counts()).toEqual([400, 500]);
    expect(result.current.phase).toBe('full');
    expect(next).toHaveBeenCalledTimes(2);
  });

  it.each(['stop', 'other filters', 'another question'] as const)(
    'stop being read after: %s',
    async (how) => {
      let arrive: (step: ReturnType<typeof stepOf>) => void = () => {};
      next.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
      const { result, rerender } = open();
      act(() => void result.current.read());
      expect(result.current.phase).toBe('reading');
      if (how === 'stop') act(() => result.current.stop());
      else if (how === 'other filters') rerender({ filters: ciclo, question: 'all' });
      else rerender({ filters: noOrderFilters, question: 'ciclo' });
      await act(async () => {
        arrive(stepOf(100));
        await Promise.resolve();
      });
      expect(onRead).not.toHaveBeenCalled();
      expect(result.current.phase).toBe('idle');
    },
  );

  it('stay chosen if a later step fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    next.mockResolvedValueOnce(stepOf(100)).mockRejectedValueOnce(new Error('Client is offline.'));
    const { result } = open();
    await act(() => result.current.read());
    await waitFor(() => expect(result.current.phase).toBe('failed'));
    expect(counts()).toEqual([100]);
  });
});
