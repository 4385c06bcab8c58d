// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { User } from '../../domain/user';
import { performAct } from './perform-act';
import { useApproveMany } from './use-approve-many';

const author = { uid: 'admin', nome: 'Gerência' } as User;
vi.mock('./perform-act', () => ({ performAct: vi.fn() }));
vi.mock('./session', () => ({ useUser: () => author }));
vi.mock('./acts', () => ({
  newRequest: () => ({ id: crypto.randomUUID(), pedidoem: 1 }),
}));

const people = ['ana', 'bia', 'cid'].map(
  (uid) => ({ uid, nome: uid, email: `${uid}@bici.com`, permissao: 'cliente' }) as User,
);

beforeEach(() => {
  vi.mocked(performAct).mockReset().mockResolvedValue({});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const show = () => renderHook(() => useApproveMany(people));
const verdictsOf = ({ current }: { current: ReturnType<typeof useApproveMany> }) =>
  current.verdicts.map(({ verdict }) => verdict);

describe('decision 82: many approvals', () => {
  it('are made one after the other, each as a single one', async () => {
    const { result } = show();
    expect(result.current.phase).toBe('asking');
    await act(() => result.current.start());
    expect(vi.mocked(performAct).mock.calls.map(([{ id }, who]) => [typeof id, who])).toEqual(
      people.map(() => ['string', author]),
    );
    expect(result.current.phase).toBe('ended');
    expect(verdictsOf(result)).toEqual(['done', 'done', 'done']);
  });

  it('go on past somebody whom another administrator moved', async () => {
    const recusa = { motivo: 'mudou' } as const;
    vi.mocked(performAct).mockResolvedValueOnce({ recusa });
    vi.mocked(performAct).mockResolvedValueOnce({ recusa: { motivo: 'semaviso' } });
    const { result } = show();
    await act(() => result.current.start());
    expect(verdictsOf(result)).toEqual(['refused', 'done', 'done']);
    expect(result.current.verdicts[0]?.recusa).toEqual(recusa);
  });

  it('stop where the connection goes, and go on with the same ids', async () => {
    vi.mocked(performAct).mockResolvedValueOnce({});
    vi.mocked(performAct).mockRejectedValueOnce(new Error('Client is offline.'));
    const { result } = show();
    await act(() => result.current.start());
    expect(result.current.phase).toBe('stopped');
    expect(verdictsOf(result)).toEqual(['done', 'cut', 'waiting']);
    await act(() => result.current.start());
    expect(verdictsOf(result)).toEqual(['done', 'done', 'done']);
    const ids = vi.mocked(performAct).mock.calls.map(([{ id }]) => id);
    expect(ids[1]).toBe(ids[2]);
  });

  it('let the browser ask before the page is left while they run', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    let answer: (value: object) => void = () => undefined;
    vi.mocked(performAct).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { result } = show();
    expect(isAsked()).toBe(false);
    let all: Promise<void> | undefined;
    act(() => {
      all = result.current.start();
    });
    expect(isAsked()).toBe(true);
    answer({});
    await act(() => all);
    expect(isAsked()).toBe(false);
  });

  it('stop after the one that is under way', async () => {
    const { result } = show();
    vi.mocked(performAct).mockImplementationOnce(() => {
      result.current.stop();
      return Promise.resolve({});
    });
    await act(() => result.current.start());
    expect(verdictsOf(result)).toEqual(['done', 'waiting', 'waiting']);
    expect(result.current.phase).toBe('stopped');
  });
});
