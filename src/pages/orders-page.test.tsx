// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { statusPlurals } from '../../domain/order-status';
import { loading } from '../providers/live';
import { AntdRoot } from '../ui/antd-root';
import { chooseOption, openSelect } from '../../tests/support/select';
import { OrdersPage } from './orders-page';

const askedFor = vi.hoisted(() => vi.fn<(status: string) => void>());
const useSeeNewQuotes = vi.hoisted(() => vi.fn<(isListed: boolean) => void>());

vi.mock('../providers/session', () => ({ useUser: () => ({ uid: 'ana' }) }));
vi.mock('../providers/order-check', () => ({ useOrderCheck: () => loading }));
vi.mock('../providers/new-quotes', () => ({ useSeeNewQuotes }));
vi.mock('../providers/still-approved', () => ({ useStillApproved: vi.fn() }));
vi.mock('../providers/orders', () => ({
  OrdersProvider: ({ status, children }: { status: string; children: ReactNode }) => {
    askedFor(status);
    return children;
  },
  useOrders: () => ({ page: loading }),
}));
vi.mock('../providers/connection', () => ({ useConnected: () => true }));
vi.mock('../providers/saved-views', () => ({
  useSavedViews: () => loading,
  useViewVerbs: () => ({}),
}));
vi.mock('../providers/use-order-search', () => ({ useOrderSearch: () => ({ result: loading }) }));
vi.mock('../providers/sellers', () => ({
  SellersProvider: ({ children }: { children: ReactNode }) => children,
  useSellers: () => loading,
}));
vi.mock('../providers/summaries', () => ({ useSummaries: () => loading }));
vi.mock('../providers/catalog', () => ({ useProductsByCode: () => loading }));

function open(state: unknown) {
  render(
    <AntdRoot>
      <MemoryRouter initialEntries={[{ pathname: '/pedidos', state }]}>
        <OrdersPage />
      </MemoryRouter>
    </AntdRoot>,
  );
}

describe('§2 /pedidos: the status that is shown', () => {
  it.each([
    [{ statusdopedido: 'Aprovado' }, 'Aprovado'],
    [{ statusdopedido: 'Excluido' }, 'Excluido'],
    [{ statusdopedido: 'Pendente' }, 'Pendente'],
    [null, 'Pendente'],
    [{ statusdopedido: 'Pago' }, 'Pendente'],
    [{ statusdopedido: { toString: 'Aprovado' } }, 'Pendente'],
    ['Aprovado', 'Pendente'],
  ] as const)('%j preselects %s', (state, status) => {
    open(state);
    expect(screen.getByText(statusPlurals[status])).toBeInTheDocument();
    expect(askedFor).toHaveBeenLastCalledWith(status);
    // Decision 80: the pending orders are where new quotes are seen.
    expect(useSeeNewQuotes).toHaveBeenLastCalledWith(status === 'Pendente');
  });

  it('is the chosen one afterwards', () => {
    open({ statusdopedido: 'Aprovado' });
    openSelect(screen.getByLabelText('Status'));
    chooseOption('Excluídos');
    expect(askedFor).toHaveBeenLastCalledWith('Excluido');
  });
});
