import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { OrderNotice } from '../../../domain/order/notice';
import { sendMovesMails } from '../../data/outbox/mail';
import { changeNotices, readNotices } from '../../data/outbox/notices';
import { noteMove, tellCustomers } from './tell-customers';

vi.mock('../../data/outbox/mail', () => ({ sendMovesMails: vi.fn() }));
vi.mock('../../data/outbox/notices', () => ({ readNotices: vi.fn(), changeNotices: vi.fn() }));

let kept: readonly OrderNotice[];
const untold = vi.fn();
const tell = () => tellCustomers('admin', untold);
const minute = 60_000;

beforeEach(() => {
  kept = [];
  untold.mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => unknown) => Promise.resolve(work()) },
  });
  vi.mocked(readNotices).mockImplementation(() => Promise.resolve(kept));
  vi.mocked(changeNotices)
    .mockReset()
    .mockImplementation((_, change) => {
      kept = change(kept);
      return Promise.resolve();
    });
  vi.mocked(sendMovesMails).mockReset().mockResolvedValue({ depois: [], semendereco: [] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => {
    // The next file of this worker has the same clock.
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('decision 64: customers are told by mail', () => {
  it('of all moves of a minute at once', async () => {
    await noteMove('admin', 12);
    expect(await tell()).toBe(minute);
    vi.setSystemTime(1_000_000 + minute - 1);
    await noteMove('admin', 13);
    expect(await tell()).toBe(1);
    expect(sendMovesMails).not.toHaveBeenCalled();

    vi.setSystemTime(1_000_000 + minute);
    expect(await tell()).toBeUndefined();
    expect(sendMovesMails).toHaveBeenCalledExactlyOnceWith([12, 13]);
    expect(kept).toEqual([]);
  });

  it('once of an order that was moved ten times', async () => {
    for (let moves = 0; moves < 10; moves += 1) await noteMove('admin', 12);
    vi.setSystemTime(1_000_000 + minute);
    await tell();
    expect(sendMovesMails).toHaveBeenCalledExactlyOnceWith([12]);
  });

  it('later, where they had a mail a moment ago or the order moved meanwhile', async () => {
    kept = [12, 13, 14].map((numerodopedido) => ({ numerodopedido, em: 1 }));
    vi.mocked(sendMovesMails).mockImplementation(async () => {
      await noteMove('admin', 13);
      return { depois: [12], semendereco: [14] };
    });
    expect(await tell()).toBe(minute);
    expect(kept.map(({ numerodopedido }) => numerodopedido)).toEqual([12, 13]);
    expect(untold).toHaveBeenCalledExactlyOnceWith({ numbers: [14], why: { semendereco: true } });
  });

  it('again after a failure, which is said', async () => {
    kept = [{ numerodopedido: 12, em: 1 }];
    const mensagem = 'O e-mail não foi enviado.';
    vi.mocked(sendMovesMails).mockRejectedValueOnce({ response: { data: { erro: { mensagem } } } });
    expect(await tell()).toBe(5 * minute);
    expect(untold).toHaveBeenCalledExactlyOnceWith({ numbers: [12], why: { reason: mensagem } });
    expect(kept).toHaveLength(1);
    expect(await tell()).toBeUndefined();
  });

  it('at once where nothing can be kept', async () => {
    vi.mocked(changeNotices).mockRejectedValueOnce(new Error('full'));
    await noteMove('admin', 12);
    expect(sendMovesMails).toHaveBeenCalledExactlyOnceWith([12]);
  });
});
