// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Order } from '../../../../domain/order';
import { useProductsByCode } from '../../../providers/catalog';
import { loading } from '../../../providers/live';
import { useSellers } from '../../../providers/sellers';
import { AntdRoot } from '../../../ui/antd-root';
import { OrderActionsProvider } from '../order-actions';
import { aLine, anOrder, aSellersOrder } from '../order-for-tests';
import { OrderTable } from './order-table';
import { administratorView } from './order-views';
import { useOpenOrders } from './use-open-orders';

vi.mock('../../../providers/catalog', () => ({ useProductsByCode: vi.fn() }));
vi.mock('../../../providers/orders', () => ({ useOrderNow: vi.fn((order: Order) => order) }));
vi.mock('../../../providers/sellers', () => ({ useSellers: vi.fn() }));

const actions = { move: vi.fn(), assign: vi.fn(), print: vi.fn() };

function Listed({ order }: { order: Order }) {
  const { isOpen, toggle } = useOpenOrders([order], '');
  const listed = {
    order,
    departed: false,
    asked: undefined,
    printing: false,
    open: isOpen(order.numerodopedido),
    onToggle: toggle,
  };
  return (
    <AntdRoot>
      <OrderActionsProvider value={actions}>
        <OrderTable view={administratorView} orders={[listed]} beyond={undefined} searchKey="" />
      </OrderActionsProvider>
    </AntdRoot>
  );
}

const show = (order: Order) => render(<Listed order={order} />);

/** Prices carry a no-break space. */
const textOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');
const panel = () => screen.queryByRole('region', { name: 'Detalhes do pedido 12' });

function open(order: Order) {
  show(order);
  fireEvent.click(screen.getByText(order.data));
}

beforeEach(() => {
  vi.mocked(useSellers).mockReturnValue(loading);
  vi.mocked(useProductsByCode).mockReturnValue(loading);
});

describe('§2 /pedidos: the detail panel', () => {
  it('opens and closes with a click on the row, not with one on its buttons', () => {
    open(anOrder());
    expect(panel()).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'PDF pedido 12' }));
    expect(panel()).toBeInTheDocument();
    fireEvent.click(within(panel() ?? document.body).getByText('Hora'));
    expect(panel()).toBeInTheDocument();
    fireEvent.click(screen.getAllByText('05/03/2026')[0] ?? document.body);
    expect(panel()).toBeNull();
  });

  it('marks a total that is not the sum of its lines', () => {
    open(anOrder({ total: 100 }));
    expect(textOf(panel() ?? document.body)).toContain('Soma dos itens: R$ 179.80');
  });

  it('leaves a right total alone', () => {
    open(anOrder());
    expect(textOf(panel() ?? document.body)).not.toContain('Soma dos itens');
  });

  it('opens and closes from the keyboard', async () => {
    show(anOrder());
    const button = screen.getByRole('button', { name: 'Itens (1) pedido 12' });
    button.focus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(panel()).toBeInTheDocument();
    await userEvent.keyboard(' ');
    expect(panel()).toBeNull();
  });

  it('has every field of the order', () => {
    open(anOrder());
    const text = panel()?.textContent;
    for (const part of [
      'Data05/03/2026',
      'Hora10:22:01',
      'ClienteCICLO ANTUNES COMÉRCIO DE PEÇAS LTDA',
      'CNPJ12.345.678/0001-95',
      'Número12',
      'StatusPendente',
      'EndereçoRUA DAS BICICLETAS, 10, LOJA 2, CENTRO',
      'SÃO PAULO - SP, CEP 01000-000',
      'ContatoMarcos Antunes',
      'E-mailmarcos@ciclo.com.br',
      'Celular(11) 97654-3210',
      'Telefone(11) 3456-7890',
      'VendedorNomeRafael Moreira',
      'MMV Distribuidora · CNPJ 12.345.678/0001-95',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('lists the items, stock without decimals', () => {
    open(anOrder());
    const rows = within(screen.getByRole('table', { name: 'Itens' })).getAllByRole('row');
    const texts = rows.map((row) => [...row.children].map(textOf));
    expect(texts).toEqual([
      ['Código', 'Nome', 'Preço unitário', 'Quantidade', 'Estoque', 'Total'],
      ['1034', 'PNEU 29X2.10 VERCELLI', 'R$ 89.90', '2', '41', 'R$ 179.80'],
    ]);
  });

  it('shows the order of a seller, who has neither company nor address', () => {
    open(aSellersOrder());
    expect(panel()).toHaveTextContent('ClienteLuciana TeixeiraCNPJ—');
    expect(panel()).toHaveTextContent('Endereço—');
  });

  it('tells who did what and when, oldest first', () => {
    const por = { uid: 'helena', nome: 'Helena Prado' };
    const at = (hour: number) => Date.UTC(2026, 2, 6, hour + 3);
    open(
      anOrder({
        historico: {
          b: { campo: 'vendedor', de: 'Luciana', para: 'Rafael', por, em: at(11) },
          a: { campo: 'status', de: 'Pendente', para: 'Aprovado', por, em: at(9) },
        },
      }),
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '05/03/2026 às 10:22:01: Marcos Antunes enviou o pedido.',
      '06/03/2026 às 09:00:00: Helena Prado mudou o status de Pendente para Aprovado.',
      '06/03/2026 às 11:00:00: Helena Prado trocou o vendedor Luciana por Rafael.',
    ]);
  });
});

describe('decision 12: prices against the product table', () => {
  const order = anOrder({ itens: [aLine(), aLine({ CD_PRODUTO: '2', preco_venda: 10 })] });
  const { quantity: _quantity, ...product } = aLine();

  it('marks the lines that differ and shows the price of today', () => {
    const other = { ...product, CD_PRODUTO: '2', preco_venda: 12.5 };
    vi.mocked(useProductsByCode).mockReturnValue({ status: 'ready', data: [product, other] });
    open(order);
    expect(screen.getByRole('alert')).toHaveTextContent('1 item tem preço diferente da tabela');
    expect(screen.getAllByText(/Tabela hoje/)).toHaveLength(1);
    expect(screen.getByText(/Tabela hoje/)).toHaveTextContent('Tabela hoje: R$ 12.50');
  });

  it('marks nothing while they are loading', () => {
    open(order);
    expect(screen.queryByText(/Tabela|tabela/)).toBeNull();
  });

  it('says that they could not be compared, and tries again', () => {
    const retry = vi.fn();
    vi.mocked(useProductsByCode).mockReturnValue({
      status: 'failed',
      error: new Error('dead'),
      retry,
    });
    open(order);
    expect(screen.queryByText(/Tabela hoje|Fora da tabela/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
