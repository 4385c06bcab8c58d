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

const signOut = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  signOut.mockReset().mockRejectedValue(new Error('no storage'));
  vi.mocked(useSession, { partial: true }).mockReturnValue({ signOut });
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

describe("§8 a failed logout is shown as 'erro...' in the header", () => {
  it.each([
    ['header', 'banner'],
    ['menu', 'navigation'],
  ] as const)('from the %s', async (_, role) => {
    fireEvent.click(within(screen.getByRole(role)).getByRole('button', { name: 'Sair' }));
    expect(await within(screen.getByRole('banner')).findByText('erro...')).toBeVisible();
  });
});
