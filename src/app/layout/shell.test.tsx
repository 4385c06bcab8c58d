// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useActs } from '../../providers/acts';
import { useCart } from '../../providers/cart';
import { useConnected } from '../../providers/connection';
import { useManyOrders } from '../../providers/many-orders';
import { useSession, useUser } from '../../providers/session';
import { AntdRoot } from '../../ui/antd-root';
import { useMediaQuery } from '../../ui/use-media-query';
import { Shell } from './shell';

vi.mock('../../providers/acts', () => ({ useActs: vi.fn() }));
vi.mock('../../providers/cart', () => ({ useCart: vi.fn() }));
vi.mock('../../providers/connection', () => ({ useConnected: vi.fn() }));
vi.mock('../../providers/many-orders', () => ({
  useManyOrders: vi.fn(),
  useManyProgress: vi.fn(),
}));
vi.mock('../../providers/new-quotes', () => ({ useNewQuotes: () => ({ unseen: 0 }) }));
vi.mock('../../providers/session', () => ({ useSession: vi.fn(), useUser: vi.fn() }));
vi.mock('../../ui/use-media-query', () => ({ useMediaQuery: vi.fn() }));

/** No motion is wished; the window is narrow or not. */
const onWindow = (narrow: boolean) =>
  vi
    .mocked(useMediaQuery)
    .mockImplementation((query) => query.includes('motion') || (narrow && query.includes('width')));

const withActs = (acts: Partial<ReturnType<typeof useActs>>) =>
  vi
    .mocked(useActs, { partial: true })
    .mockReturnValue({ open: 0, quotes: [], refused: [], untold: [], done: [], ...acts });

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
  vi.mocked(useManyOrders, { partial: true }).mockReturnValue({ running: false });
  withActs({});
  onWindow(false);
});

const show = () =>
  render(
    <MemoryRouter initialEntries={['/home']}>
      <AntdRoot>
        <Shell>the page</Shell>
      </AntdRoot>
    </MemoryRouter>,
  );

afterEach(() => {
  vi.useRealTimers();
});

describe('the menu of a narrow window', () => {
  beforeEach(() => {
    onWindow(true);
    show();
  });

  it('opens over the page, and closes at Escape', async () => {
    const opener = screen.getByRole('button', { name: 'Abrir menu' });
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const menu = screen.getByRole('dialog');
    expect(within(menu).getByRole('link', { name: 'Home' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
  });

  it('closes when a link leads elsewhere', async () => {
    const opener = screen.getByRole('button', { name: 'Abrir menu' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('link', { name: 'Produtos' }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('decision 78: many orders that are half changed', () => {
  it('are told of before the person signs out', () => {
    vi.mocked(useManyOrders, { partial: true }).mockReturnValue({ running: true });
    show();
    const banner = within(screen.getByRole('banner'));
    fireEvent.click(banner.getByRole('button', { name: 'Sair' }));
    const dialog = screen.getByRole('dialog', { name: 'Sair com alterações em espera?' });
    expect(dialog).toHaveTextContent('Uma alteração de vários pedidos está pela metade.');
    expect(signOut).not.toHaveBeenCalled();
  });
});
