// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { rolesThatCan } from '../../../../domain/access';
import type { Order } from '../../../../domain/order';
import type { OrderStatus } from '../../../../domain/order-status';
import { useProductsByCode } from '../../../providers/catalog';
import { loading } from '../../../providers/live';
import { useOrders } from '../../../providers/orders';
import { useToday } from '../../../providers/use-today';
import { AntdRoot } from '../../../ui/antd-root';
import { openSelect } from '../../../ui/select-for-tests';
import { aListOf, anOrder, dayOfOrder } from '../order-for-tests';
import type { OrderColumn } from './order-columns';
import { OrderList } from './order-list';
import { useOrderPlace } from './order-place-for-tests';
import { administratorView, customerView, sellerView, type OrderView } from './order-views';

vi.mock('../../../providers/named-order', () => ({
  useNamedOrder: vi.fn((order: Order) => order),
}));
vi.mock('../../../providers/order-check', () => ({ useOrderCheck: () => loading }));
vi.mock('../../../providers/still-approved', () => ({ useStillApproved: vi.fn() }));
vi.mock('../../../providers/orders', () => ({
  useOrders: vi.fn(),
  useOrderNow: vi.fn((order: Order) => order),
}));
vi.mock('../../../providers/use-order-search', () => ({
  useOrderSearch: () => ({ result: loading, more: vi.fn(), stop: vi.fn() }),
}));
vi.mock('../../../providers/many-orders', () => ({
  useManyOrders: () => ({ begin: vi.fn(), busy: false, running: false }),
  useManyProgress: vi.fn(),
}));
vi.mock('../../../providers/drawers', () => ({ useDrawers: () => ({ reorder }) }));
vi.mock('../../../providers/session', () => ({ useUser: () => ({ uid: 'marcos' }) }));
vi.mock('../../../providers/catalog', () => ({ useProductsByCode: vi.fn() }));
vi.mock('../../../providers/use-today', () => ({ useToday: vi.fn() }));

function List({ view, status }: { view: OrderView; status: OrderStatus }) {
  const [place, change] = useOrderPlace({ status });
  return <OrderList view={view} place={place} onChange={change} />;
}
const reorder = vi.hoisted(() => vi.fn());

function show(view: OrderView, orders: Order[], status: OrderStatus = 'Pendente') {
  vi.mocked(useOrders).mockReturnValue(aListOf(orders));
  render(
    <MemoryRouter>
      <AntdRoot>
        <List view={view} status={status} />
      </AntdRoot>
    </MemoryRouter>,
  );
}

const openDetails = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Itens (1) pedido 12' }));
const itemTable = () =>
  within(screen.getByRole('table', { name: 'Itens' }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));
const statuses = () => [...openSelect(screen.getByLabelText('Status')).keys()];

beforeEach(() => {
  vi.mocked(useToday).mockReturnValue(dayOfOrder);
  vi.mocked(useProductsByCode).mockReturnValue(loading);
});

describe('§2 /pedidoscliente', () => {
  it('holds no price and no button that changes anything', () => {
    show(customerView, [anOrder()]);
    openDetails();
    expect(itemTable()).toEqual([
      ['Código', 'Nome', 'Quantidade'],
      ['1034', 'PNEU 29X2.10 VERCELLI', '2'],
    ]);
    expect(document.body.innerHTML).not.toMatch(/R\$|179|89[.,]9/);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Imprimir vários',
      'Limpar filtros',
      '',
      'Itens (1)',
      'Pedir de novo',
      'Imprimir',
      'Copiar texto',
    ]);
    const message = screen.getByRole('link', { name: /^Enviar por WhatsApp o pedido 12/ });
    expect(decodeURIComponent(message.getAttribute('href') ?? '')).toContain('2 × 1034 PNEU');
  });

  it('orders again what is in an order', () => {
    const order = anOrder();
    show(customerView, [order]);
    fireEvent.click(screen.getByRole('button', { name: 'Pedir de novo o pedido 12' }));
    expect(reorder).toHaveBeenCalledExactlyOnceWith({ title: 'Pedido 12', lines: order.itens });
  });

  it('decision 20: offers pending and approved orders first, deleted ones after them', () => {
    show(customerView, [anOrder()]);
    expect(statuses()).toEqual(['Pendentes', 'Aprovados', 'Excluídos']);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('tells why an order came back, and names nobody', () => {
    const por = { uid: 'helena', nome: 'Helena Prado' };
    const change = { campo: 'status', de: 'Aprovado', para: 'Pendente', em: 1, por } as const;
    show(customerView, [anOrder({ historico: { a: { ...change, motivo: 'Sem estoque' } } })]);
    openDetails();
    expect(screen.getByRole('alert')).toHaveTextContent('Voltou à análiseSem estoque');
    expect(document.body).toHaveTextContent('A distribuidora mudou o status');
    expect(document.body).not.toHaveTextContent('Helena');
  });

  it('decision 70: says that a quote is over, and whom to ask', () => {
    vi.mocked(useToday).mockReturnValue(dayOfOrder + 10);
    show(customerView, [anOrder()]);
    openDetails();
    expect(screen.getByText('Vencido')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Orçamento vencido: valia até 12/03/2026, venceu há 3 dias. Confirme com o seu representante se ele ainda vale.',
    );
  });

  it('leads to the products while there is no order', async () => {
    show(customerView, []);
    expect(await screen.findByText('Não temos pedidos para lhe mostrar.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clique aqui' })).toHaveAttribute('href', '/produtos');
  });
});

describe('§2 /pedidos: several orders at once', () => {
  const choose = (number: number) =>
    fireEvent.click(screen.getByRole('checkbox', { name: `Escolher pedido ${number}` }));
  const chooseBy = (entry: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Escolher' }));
    fireEvent.click(screen.getByRole('menuitem', { name: entry }));
  };
  const bar = () => within(screen.getByRole('group', { name: 'Pedidos escolhidos' }));
  const many = [12, 13, 14].map((numerodopedido) => anOrder({ numerodopedido }));

  it('are chosen by checkbox, and forgotten at the end', () => {
    show(sellerView, many);
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Escolher vários' }));
    choose(12);
    choose(14);
    expect(bar().getByText('2 pedidos · R$ 359.60')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Escolher os pedidos da lista' }));
    expect(bar().getByText(/^3 pedidos/)).toBeInTheDocument();
    chooseBy('Desmarcar todos');
    expect(bar().getByText('Marque os pedidos.')).toBeInTheDocument();
    choose(13);
    fireEvent.click(screen.getByRole('button', { name: 'Encerrar seleção' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Escolher vários' }));
    expect(bar().getByText('Marque os pedidos.')).toBeInTheDocument();
  });

  it('are chosen by their row too, which opens nothing then; a customer can print them alone', () => {
    show(customerView, many);
    fireEvent.click(screen.getByRole('button', { name: 'Imprimir vários' }));
    fireEvent.click(screen.getByRole('row', { name: 'Pedido 13' }));
    expect(screen.getByRole('checkbox', { name: 'Escolher pedido 13' })).toBeChecked();
    expect(screen.queryByRole('region', { name: /^Detalhes/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Escolher pedido 13' }));
    expect(screen.getByRole('checkbox', { name: 'Escolher pedido 13' })).not.toBeChecked();
    chooseBy('Marcar os 3 da lista');
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Escolher', 'Imprimir 3 pedidos']);
    expect(bar().queryByText(/R\$/)).toBeNull();
  });

  const acts = () =>
    bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it.each([
    ['Pendente', ['Aprovar', 'Excluir']],
    ['Aprovado', ['Voltar à análise', 'Excluir']],
    ['Excluido', []],
  ] as const)('a seller can do with %s what they can do with one', (status, moves) => {
    show(sellerView, many, status);
    fireEvent.click(screen.getByRole('button', { name: 'Escolher vários' }));
    expect(acts()).toEqual(['Escolher', ...moves, 'Imprimir', 'Exportar']);
  });
});

describe('§2 /pedidosvendedor', () => {
  it('orders again what the seller ordered, and nobody else’s', () => {
    show(sellerView, [anOrder()]);
    openDetails();
    expect(screen.getByRole('button', { name: 'Pedir de novo o pedido 12' })).toBeInTheDocument();
    cleanup();
    const cliente = { ...anOrder().cliente, uid: 'ana' };
    show(sellerView, [anOrder({ cliente })]);
    openDetails();
    expect(screen.queryByRole('button', { name: /Pedir de novo/ })).toBeNull();
  });

  it('moves, deletes and copies, but does not hand on', () => {
    show(sellerView, [anOrder()]);
    expect(screen.getByRole('button', { name: /Aprovar pedido 12/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Excluir pedido 12' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Imprimir pedido 12' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
    expect(screen.queryByLabelText(/Trocar vendedor/)).toBeNull();
    expect(statuses()).toEqual(['Pendentes', 'Aprovados', 'Excluídos']);
  });

  it('§9 shows prices with 2 decimals and stock with none in the details', () => {
    show(sellerView, [anOrder()]);
    openDetails();
    expect(itemTable()).toEqual([
      ['Código', 'Nome', 'Preço unitário', 'Quantidade', 'Estoque', 'Total'],
      ['1034', 'PNEU 29X2.10 VERCELLI', 'R$\u00a089.90', '2', 'No pedido: 41', 'R$\u00a0179.80'],
    ]);
  });

  it.each([
    ['Pendente', 'Pendentes'],
    ['Aprovado', 'Aprovados'],
    ['Excluido', 'Excluídos'],
  ] as const)('says that there are no orders in %s', async (status, word) => {
    show(sellerView, [], status);
    expect(
      await screen.findByText(`Não temos pedidos ${word} para lhe mostrar.`),
    ).toBeInTheDocument();
  });
});

describe('§6 the columns of a role', () => {
  const views = { administrator: administratorView, seller: sellerView, customer: customerView };
  const rolesWith = (column: OrderColumn) =>
    Object.entries(views).flatMap(([role, { columns }]) => (columns.includes(column) ? role : []));

  it('print and send prices for whoever sees them', () => {
    const priced = Object.entries(views).flatMap(([role, view]) => (view.priced ? role : []));
    expect(priced).toEqual(rolesThatCan('seePrices'));
  });

  it.each([
    ['moveStatus', 'moveOrders'],
    ['delete', 'moveOrders'],
    ['changeSeller', 'changeOrderSeller'],
    ['total', 'seePrices'],
  ] as const)('offer %s to whoever the rules let %s', (column, capability) => {
    expect(rolesWith(column)).toEqual(rolesThatCan(capability));
  });
});
