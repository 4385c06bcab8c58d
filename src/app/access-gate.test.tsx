// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { User } from '../../domain/user';
import { useUser } from '../providers/session';
import { AccessGate } from './access-gate';

vi.mock('../providers/session', () => ({ useUser: vi.fn() }));

function open(user: Pick<User, 'permissao' | 'analise'>) {
  vi.mocked(useUser, { partial: true }).mockReturnValue({ superUser: false, ...user });
  const { container } = render(<AccessGate needs="ordersOfCustomer">the page</AccessGate>);
  return container.textContent;
}

describe('§5 Access guards', () => {
  it('let the right role in', () => {
    expect(open({ permissao: 'cliente', analise: true })).toBe('the page');
  });

  it.each([
    { permissao: 'cliente', analise: false },
    { permissao: 'cliente', analise: 'removido' },
    { permissao: 'vendedor', analise: false },
  ] as const)('§6 tell %j to wait', (user) => {
    expect(open(user)).toBe('Seu cadastro está em análise, volte novamente mais tarde...');
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
  });

  it('tell another role that the page is none of theirs', () => {
    expect(open({ permissao: 'vendedor', analise: true })).toContain(
      'Esta página não faz parte do seu acesso.',
    );
  });
});
