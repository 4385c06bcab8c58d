// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { User } from '../../../domain/people/user';
import { performAct } from '../outbox/perform-act';
import { useApproveMany } from './use-approve-many';

const author = { uid: 'admin', nome: 'Gerência' } as User;
vi.mock('../outbox/perform-act', () => ({ performAct: vi.fn() }));
vi.mock('../session/session', () => ({ useUser: () => author }));
vi.mock('../outbox/acts', () => ({
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
});
