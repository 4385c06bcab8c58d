// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useCart } from '../../providers/cart';
import { useConnected } from '../../providers/connection';
import { useSession, useUser } from '../../providers/session';
import { AntdRoot } from '../../ui/antd-root';
import { Shell } from './shell';

vi.mock('../../providers/cart', () => ({ useCart: vi.fn() }));
vi.mock('../../providers/connection', () => ({ useConnected: vi.fn() }));
vi.mock('../../providers/session', () => ({ useSession: vi.fn(), useUser: vi.fn() }));
vi.mock('../../ui/use-media-query', () => ({ useMediaQuery: () => true }));

const signOut = vi.fn<() => Promise<boolean>>();

const nineInSaoPaulo = new Date('2026-03-05T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: nineInSaoPaulo, toFake: ['Date'] });
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
      <AntdRoot>
        <Shell>the page</Shell>
      </AntdRoot>
    </MemoryRouter>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

describe('§2 Header and side menu', () => {
  it('lead home by logo and title, and greet by name', () => {
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link')).toHaveAttribute('href', '/home');
    expect(header.getByRole('link')).toHaveTextContent('Catálogo MMV Distribuidora');
    expect(header.getByText('Olá Marcos, bom dia!')).toBeVisible();
  });

  it.each(['banner', 'navigation'] as const)('sign out from the %s', (role) => {
    fireEvent.click(within(screen.getByRole(role)).getByRole('button', { name: 'Sair' }));
    expect(signOut).toHaveBeenCalledOnce();
  });

  it("§8 show a failed logout as 'erro...' in the header", () => {
    expect(within(screen.getByRole('banner')).getByText('erro...')).toBeVisible();
  });
});

describe('the menu of a narrow window', () => {
  const opener = () => screen.getByRole('button', { name: 'Abrir menu' });

  it('takes the focus, keeps the page below it out of reach, and gives the focus back at Escape', () => {
    opener().focus();
    fireEvent.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
    expect(screen.getByText('the page')).toHaveAttribute('inert');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(opener()).toHaveFocus();
    expect(screen.getByText('the page')).not.toHaveAttribute('inert');
  });
});

describe('the keyboard', () => {
  it('gets past header and menu by the first stop', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Ir para o conteúdo' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('goes on in the page that a link leads to', () => {
    fireEvent.click(screen.getByRole('link', { name: 'Produtos' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
