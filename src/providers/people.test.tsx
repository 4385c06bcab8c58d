// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { applyApproval, watchUsersByApproval } from '../data/firebase/users';
import { sendApprovalMail } from '../data/http/mail';
import type { User } from '../../domain/user';
import { PeopleProvider, usePeople } from './people';

vi.mock('../data/firebase/users', () => ({
  applyApproval: vi.fn(),
  watchUsersByApproval: vi.fn(),
}));
vi.mock('../data/http/mail', () => ({ sendApprovalMail: vi.fn() }));

beforeEach(() => {
  vi.mocked(watchUsersByApproval).mockReturnValue(() => () => {});
  vi.mocked(sendApprovalMail).mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const customer: User = {
  uid: 'ana',
  email: 'ana@bici.com',
  nome: 'Ana',
  superUser: false,
  permissao: 'cliente',
  analise: false,
  createat: '01/02/2026',
  ultimologin: 'nunca',
  cod: 1,
  celular: '(11) 98765-4321',
};
const seller: User = { ...customer, permissao: 'vendedor' };

function people() {
  const { result } = renderHook(() => usePeople(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        <PeopleProvider analise={false}>{children}</PeopleProvider>
      </QueryClientProvider>
    ),
  });
  return result.current;
}

describe('§7 /send-email', () => {
  it('is called twice within one approval of a customer', async () => {
    expect(await people().apply(customer, 'aprovar')).toBe(true);
    expect(applyApproval).toHaveBeenCalledWith(customer, 'aprovar', expect.any(Date));
    expect(vi.mocked(sendApprovalMail).mock.calls).toEqual([
      ['ana@bici.com', 'Ana'],
      ['ana@bici.com', 'Ana'],
    ]);
  });

  it.each([
    [customer, 'remover'],
    [customer, 'reprovar'],
    [seller, 'aprovar'],
  ] as const)('is not called otherwise', async (person, action) => {
    expect(await people().apply(person, action)).toBe(true);
    expect(sendApprovalMail).not.toHaveBeenCalled();
  });

  it('fails without undoing the approval', async () => {
    vi.mocked(sendApprovalMail).mockRejectedValue(new Error('dead'));
    expect(await people().apply(customer, 'aprovar')).toBe(false);
  });
});
