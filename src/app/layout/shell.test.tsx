// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useCart } from '../../providers/cart';
import { useConnected } from '../../providers/connection';
import { useSession, useUser } from '../../providers/session';
import { Shell } from './shell';

vi.mock('../../providers/cart', () => ({ useCart: vi.fn() }));
vi.mock('../../providers/connection', () => ({ useConnected: vi.fn() }));
vi.mock('../../providers/session', () => ({ useSession: vi.fn(), useUser: vi.fn() }));

const signOut = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  signOut.mockReset().mockResolvedValue(false);
  vi.mocked(useSession, { partial: true }).mockReturnValue({ signOut, signOutFailed: true });
  vi.mocked(useUser, { partial: true }).mockReturnValue({
    nome: 'Marcos',
    superUser: false,
    permissao: 'cliente',
    analise: true,
  });
  vi.mocked(useCart, { partial: true }).mockReturnValue({ count: 0 });
  vi.mocked(useConnected).mockReturnValue(true);
  render(
    <MemoryRouter initialEntries={['/home']}>
      <Shell>the page</Shell>
    </MemoryRouter>,
  );
});

describe('§2 Header and side menu', () => {
  it.each(['banner', 'navigation'] as const)('sign out from the %s', (role) => {
    fireEvent.click(within(screen.getByRole(role)).getByRole('button', { name: 'Sair' }));
    expect(signOut).toHaveBeenCalledOnce();
  });

  it("§8 show a failed logout as 'erro...' in the header", () => {
    expect(within(screen.getByRole('banner')).getByText('erro...')).toBeVisible();
  });
});
