// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Order } from '../../../../domain/order';
import { loading } from '../../../providers/live';
import { useOrders } from '../../../providers/orders';
import { AntdRoot } from '../../../ui/antd-root';
import { aListOf, anOrder, dayOfOrder } from '../order-for-tests';
import { OrderList } from './order-list';
import { useOrderPlace } from './order-place-for-tests';
import { administratorView, customerView, sellerView, type OrderView } from './order-views';

const user = vi.hoisted(() => ({ uid: 'helena' }));
vi.mock('../../../providers/session', () => ({ useUser: () => user }));
vi.mock('../../../providers/order-check', () => ({ useOrderCheck: () => loading }));
vi.mock('../../../providers/still-approved', () => ({ useStillApproved: vi.fn() }));
vi.mock('../../../providers/orders', () => ({
  useOrders: vi.fn(),
  useOrderNow: vi.fn((order: Order) => order),
}));
vi.mock('../../../providers/named-order', () => ({
  useNamedOrder: vi.fn((order: Order) => order),
}));
vi.mock('../../../providers/use-order-search', () => ({
  useOrderSearch: () => ({ result: loading, more: vi.fn(), stop: vi.fn() }),
}));
vi.mock('../../../providers/sellers', () => ({ useSellers: () => loading }));
vi.mock('../../../providers/customers', () => ({
  useCustomer: () => loading,
  useCustomerSearch: () => loading,
}));
vi.mock('../../../providers/drawers', () => ({ useDrawers: () => ({ reorder: vi.fn() }) }));
vi.mock('../../../providers/catalog', () => ({ useProductsByCode: () => loading }));
vi.mock('../../../providers/use-today', () => ({ useToday: () => dayOfOrder }));

function List({ view }: { view: OrderView }) {
  const [place, change] = useOrderPlace();
  return <OrderList view={view} place={place} onChange={change} />;
}

function show(view: OrderView = administratorView) {
  vi.mocked(useOrders).mockReturnValue(aListOf([anOrder()]));
  render(
    <AntdRoot>
      <List view={view} />
    </AntdRoot>,
  );
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const columns = () => screen.getByRole('button', { name: 'Colunas' });
const openMenu = () => fireEvent.click(columns());
const choice = (name: string) => screen.getByRole('menuitemcheckbox', { name });
const row = () => within(screen.getByRole('row', { name: 'Pedido 12' }));

beforeEach(() => {
  localStorage.clear();
  user.uid = 'helena';
});

describe('§2 /pedidos: the columns that somebody chose', () => {
  it('are shown, stay so, and are nobody else’s', () => {
    show();
    expect(heads()).toContain('Vendedor');
    openMenu();
    expect(choice('Vendedor')).toHaveAttribute('aria-checked', 'true');
    fireEvent.click(choice('Vendedor'));
    expect(choice('Vendedor')).toHaveAttribute('aria-checked', 'false');
    expect(heads()).not.toContain('Vendedor');

    cleanup();
    show();
    expect(heads()).not.toContain('Vendedor');

    cleanup();
    user.uid = 'marcos';
    show();
    expect(heads()).toContain('Vendedor');
  });

  it('can be chosen but for the number and what opens the order', () => {
    show(sellerView);
    openMenu();
    const names = screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent);
    expect(names).toEqual(['Data', 'Empresa', 'Total', 'Status', 'Cópia', 'Excluir']);
  });

  it('leave what they offer in the order’s panel', () => {
    show();
    openMenu();
    fireEvent.click(choice('Status'));
    fireEvent.click(choice('Total'));
    expect(row().queryByRole('button', { name: /Aprovar pedido/ })).toBeNull();
    fireEvent.click(row().getByRole('button', { name: /^Itens/ }));
    const actions = within(screen.getByRole('group', { name: 'Ações do pedido 12' }));
    fireEvent.click(actions.getByRole('button', { name: /Aprovar pedido 12/ }));
    expect(screen.getByRole('dialog', { name: 'Aprovar pedido?' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Detalhes do pedido 12' })).toHaveTextContent(
      /Total R\$\s179\.80/,
    );
  });

  it('are chosen with the space bar too', () => {
    show();
    openMenu();
    const date = choice('Data');
    date.focus();
    fireEvent.keyDown(date, { key: ' ' });
    expect(heads()).not.toContain('Data');
    expect(date).toHaveFocus();
  });

  it('are no matter where rows are cards', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 1));
    show();
    expect(screen.queryByRole('button', { name: 'Colunas' })).toBeNull();
    vi.restoreAllMocks();
  });

  it('are not the customer’s to choose', () => {
    show(customerView);
    expect(screen.queryByRole('button', { name: 'Colunas' })).toBeNull();
  });
});

it('§2 /pedidos: rows stand close or with air, as they were left', () => {
  show();
  openMenu();
  const close = screen.getByRole('menuitemradio', { name: 'Compactas' });
  expect(close).toHaveAttribute('aria-checked', 'false');
  fireEvent.click(close);
  expect(close).toHaveAttribute('aria-checked', 'true');
  cleanup();
  show();
  openMenu();
  expect(screen.getByRole('menuitemradio', { name: 'Compactas' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
});

it('§2 /pedidos: a look that somebody else’s program left is none', () => {
  localStorage.setItem('lista_de_pedidos/helena', '{"hidden":"number","compact":1}');
  show();
  expect(heads()).toContain('Pedido');
  openMenu();
  expect(choice('Data')).toHaveAttribute('aria-checked', 'true');
});
