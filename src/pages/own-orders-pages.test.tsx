// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { emptySummaries } from '../../domain/summary';
import { loading } from '../providers/live';
import { AntdRoot } from '../ui/antd-root';
import { chooseOption, openSelect } from '../../tests/support/select';
import { CustomerOrdersPage } from './customer-orders-page';
import { SellerOrdersPage } from './seller-orders-page';

const askedFor = vi.hoisted(() => vi.fn<(scope: string, status: string) => void>());
const useSeeNewQuotes = vi.hoisted(() => vi.fn<(isListed: boolean) => void>());

vi.mock('../providers/session', () => ({ useUser: () => ({ uid: 'ana' }) }));
vi.mock('../providers/order-check', () => ({ useOrderCheck: () => loading }));
vi.mock('../providers/new-quotes', () => ({ useSeeNewQuotes }));
vi.mock('../providers/still-approved', () => ({ useStillApproved: vi.fn() }));
vi.mock('../providers/orders', () => ({
  OrdersProvider: (props: { scope: string; status: string; children: ReactNode }) => {
    askedFor(props.scope, props.status);
    return props.children;
  },
  useOrders: () => ({ page: { status: 'ready', data: { orders: [], complete: true } } }),
}));
vi.mock('../providers/connection', () => ({ useConnected: () => true }));
vi.mock('../providers/saved-views', () => ({
  useSavedViews: () => loading,
  useViewVerbs: () => ({}),
}));
vi.mock('../providers/use-order-search', () => ({ useOrderSearch: () => ({ result: loading }) }));
vi.mock('../providers/summaries', () => ({
  useOwnSummaries: () => ({
    status: 'ready',
    data: { ...emptySummaries, Pendente: { quantidade: 12, centavos: 100 } },
  }),
}));

function open(Page: ComponentType) {
  render(
    <AntdRoot>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </AntdRoot>,
  );
}

const statuses = () => [...openSelect(screen.getByLabelText('Status')).keys()];

describe('§2 the orders of one’s own', () => {
  it('are a seller’s by idvendedor, pending first; the dropdown shows their count', () => {
    open(SellerOrdersPage);
    expect(askedFor).toHaveBeenLastCalledWith('seller', 'Pendente');
    expect(screen.getByText('Pendentes · 12 pedidos')).toBeInTheDocument();
    expect(statuses()).toEqual(['Pendentes', 'Aprovados', 'Excluídos']);
    chooseOption('Excluídos');
    expect(askedFor).toHaveBeenLastCalledWith('seller', 'Excluido');
    expect(useSeeNewQuotes.mock.calls.map(([isListed]) => isListed)).toContain(true);
    expect(useSeeNewQuotes).toHaveBeenLastCalledWith(false);
  });

  it('are a customer’s by their own uid, pending first', () => {
    open(CustomerOrdersPage);
    expect(askedFor).toHaveBeenLastCalledWith('customer', 'Pendente');
    expect(statuses()).toEqual(['Pendentes', 'Aprovados', 'Excluídos']);
    chooseOption('Excluídos');
    expect(askedFor).toHaveBeenLastCalledWith('customer', 'Excluido');
  });
});
