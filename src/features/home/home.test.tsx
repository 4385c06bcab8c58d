// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { emptySummaries } from '../../../domain/summary';
import type { User } from '../../../domain/user';
import { useDashboard } from '../../providers/dashboard';
import { RequestsProvider } from '../../providers/requests';
import { useSession, useUser } from '../../providers/session';
import { useRecordVisit } from '../../providers/use-record-visit';
import { Home } from './home';

vi.mock('../../providers/session', () => ({ useSession: vi.fn(), useUser: vi.fn() }));
vi.mock('../../providers/use-record-visit', () => ({ useRecordVisit: vi.fn() }));
vi.mock('../../providers/dashboard', () => ({
  useDashboard: vi.fn(),
  DashboardProvider: ({ children }: { children: unknown }) => children,
}));
vi.mock('../../data/http/catalog', () => ({ runBackup }));
// Banners and charts measure the page, which jsdom does not lay out; they are looked at in the browser.
vi.mock('./banners', () => ({ Banners: () => <p>the banner</p> }));
vi.mock('./dashboard/charts-place', () => ({ ChartsPlace: () => null }));
vi.mock('./results/results-place', () => ({ ResultsPlace: () => <p>the results</p> }));

const signOut = vi.fn<() => Promise<boolean>>();
const runBackup = vi.hoisted(() => vi.fn<() => Promise<string>>());
const retry = vi.fn();

function ready<T>(data: T) {
  return { status: 'ready', data } as const;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  signOut.mockReset().mockResolvedValue(true);
  vi.mocked(useSession, { partial: true }).mockReturnValue({ signOut, signOutFailed: false });
  vi.mocked(useDashboard).mockReturnValue({
    customers: ready(14),
    sellers: ready(2),
    categories: { status: 'failed', error: new Error('dead'), retry },
    activeProducts: { status: 'loading' },
    summaries: ready({ ...emptySummaries, Aprovado: { quantidade: 36, centavos: 123_450 } }),
    quotes: ready(71),
    quoteTotal: ready(999_990),
  });
});

function Where() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <p data-testid="where">{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function show(user: Pick<User, 'permissao' | 'superUser' | 'analise'>) {
  vi.mocked(useUser, { partial: true }).mockReturnValue(user);
  render(
    <MemoryRouter initialEntries={['/home']}>
      <RequestsProvider>
        <Home />
      </RequestsProvider>
      <Where />
    </MemoryRouter>,
  );
}

const follow = (name: string) => {
  fireEvent.click(screen.getByRole('link', { name }));
  return screen.getByTestId('where').textContent;
};

describe('§2 /home of an approved customer or seller', () => {
  it.each([
    ['Câmaras de ar', '"CAMARA"'],
    ['Vercelli moto', '"VERCELLI"'],
    ['Vercelli bicicleta', '"VERCELLI-BIC"'],
    ['Todos os produtos', 'null'],
  ])('%s leads to /produtos with %s', (name, group) => {
    show({ permissao: 'cliente', superUser: false, analise: true });
    expect(follow(name)).toBe(`/produtos {"nomedacategoria":${group}}`);
    expect(useRecordVisit).toHaveBeenCalled();
    expect(screen.getByText('the banner')).toBeVisible();
  });
});

describe('§2 /home while in analysis', () => {
  it.each([false, 'removido'] as const)('analise %s: the wait text and SAIR', (analise) => {
    show({ permissao: 'cliente', superUser: false, analise });
    expect(
      screen.getByText('Seu cadastro está em análise! volte novamente mais tarde...'),
    ).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'SAIR' }));
    expect(signOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says when leaving failed', () => {
    vi.mocked(useSession, { partial: true }).mockReturnValue({ signOut, signOutFailed: true });
    show({ permissao: 'cliente', superUser: false, analise: false });
    expect(screen.getByText(/^Você ainda não saiu da sua conta\./)).toBeVisible();
  });
});

describe('§2 /home of the administrator', () => {
  const showDashboard = () => show({ permissao: 'superUser', superUser: true, analise: true });

  it('has its tiles in their order, and the banner', () => {
    showDashboard();
    expect(screen.getAllByRole('heading', { level: 2 }).map((tile) => tile.textContent)).toEqual([
      'Clientes',
      'Vendedores',
      'Categorias',
      'Produtos ativos',
      'Pedidos aprovados',
      'Pedidos pendentes',
      'Pedidos excluídos',
      'Orçamentos',
      'Total em orçamentos',
    ]);
    expect(screen.getByText('the banner')).toBeVisible();
  });

  it('shows the figures; each fails for itself', () => {
    showDashboard();
    for (const figure of ['14', '2', '36', '71', /R\$\s1\.234\.50/, /R\$\s9\.999\.90/]) {
      expect(screen.getByText(figure)).toBeVisible();
    }
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each([
    ['Pedidos aprovados', '/pedidos {"statusdopedido":"Aprovado"}'],
    ['Pedidos pendentes', '/pedidos {"statusdopedido":"Pendente"}'],
    ['Pedidos excluídos', '/pedidos {"statusdopedido":"Excluido"}'],
    ['Clientes', '/clientes null'],
    ['Vendedores', '/vendedores null'],
  ])('%s leads to %s', (name, target) => {
    showDashboard();
    expect(follow(name)).toBe(target);
  });

  it('leads to Resultados, which take its place', () => {
    showDashboard();
    fireEvent.click(screen.getByRole('link', { name: 'Resultados' }));
    expect(screen.getByText('the results')).toBeVisible();
    expect(screen.queryByText('Painel')).toBeNull();
  });

  it('shows what the back-up answers', async () => {
    runBackup.mockResolvedValue('Back-up realizado: 905 produtos.');
    showDashboard();
    fireEvent.click(screen.getByRole('button', { name: 'Realizar Back-Up' }));
    expect(await screen.findByText('Back-up realizado: 905 produtos.')).toBeVisible();
  });

  it('says when the back-up failed', async () => {
    runBackup.mockRejectedValue(new Error('dead'));
    showDashboard();
    fireEvent.click(screen.getByRole('button', { name: 'Realizar Back-Up' }));
    expect(await screen.findByText(/^O back-up não foi realizado\./)).toBeVisible();
  });
});
