// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Order } from '../../../../domain/order';
import type { OrderCheck } from '../../../../domain/order-check';
import type { Product } from '../../../../domain/product';
import { useProductsByCode } from '../../../providers/catalog';
import { loading } from '../../../providers/live';
import { useOrderCheck } from '../../../providers/order-check';
import { useSellers } from '../../../providers/sellers';
import { useStillApproved } from '../../../providers/still-approved';
import { useToday } from '../../../providers/use-today';
import { AntdRoot } from '../../../ui/antd-root';
import { OrderActionsProvider } from '../order-actions';
import { aLine, anOrder, aSellersOrder, dayOfOrder } from '../order-for-tests';
import { useOrderPlace } from './order-place-for-tests';
import { OrderTable } from './order-table';
import { administratorView } from './order-views';
import { useOpenOrders } from './use-open-orders';

vi.mock('../../../providers/order-check', () => ({ useOrderCheck: vi.fn() }));
vi.mock('../../../providers/still-approved', () => ({ useStillApproved: vi.fn() }));
vi.mock('../../../providers/catalog', () => ({ useProductsByCode: vi.fn() }));
vi.mock('../../../providers/orders', () => ({ useOrderNow: vi.fn((order: Order) => order) }));
vi.mock('../../../providers/named-order', () => ({
  useNamedOrder: vi.fn((order: Order) => order),
}));
vi.mock('../../../providers/sellers', () => ({ useSellers: vi.fn() }));
vi.mock('../../../providers/use-today', () => ({ useToday: vi.fn() }));

const actions = { move: vi.fn(), assign: vi.fn(), print: vi.fn() };

function Listed({ order }: { order: Order }) {
  const [place, change] = useOrderPlace();
  const { isOpen, toggle } = useOpenOrders([order], place.open, change);
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
  vi.mocked(useToday).mockReturnValue(dayOfOrder);
  vi.mocked(useSellers).mockReturnValue(loading);
  vi.mocked(useOrderCheck).mockReturnValue(loading);
  vi.mocked(useStillApproved).mockReset();
  vi.mocked(useProductsByCode).mockReset().mockReturnValue(loading);
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

  it('has what the customer wrote, and the row says that there is something', () => {
    open(anOrder({ observacao: 'Loja 2', itens: [aLine({ observacao: 'a preta' })] }));
    expect(screen.getAllByText('Observação')[0]?.closest('tr')).not.toBeNull();
    expect(panel()).toHaveTextContent('ObservaçãoLoja 2');
    expect(screen.getByRole('table', { name: 'Itens' })).toHaveTextContent('Obs.: a preta');
  });

  it('lists the items, stock without decimals', () => {
    open(anOrder());
    const rows = within(screen.getByRole('table', { name: 'Itens' })).getAllByRole('row');
    const texts = rows.map((row) => [...row.children].map(textOf));
    expect(texts).toEqual([
      ['Código', 'Nome', 'Preço unitário', 'Quantidade', 'Estoque', 'Total'],
      ['1034', 'PNEU 29X2.10 VERCELLI', 'R$ 89.90', '2', 'No pedido: 41', 'R$ 179.80'],
    ]);
  });

  it('shows the order of a seller, who has neither company nor address', () => {
    open(aSellersOrder());
    expect(panel()).toHaveTextContent('ClienteLuciana TeixeiraNúmero');
    expect(panel()).not.toHaveTextContent('Endereço');
  });

  it('tells who did what, when and why, oldest first', () => {
    const por = { uid: 'helena', nome: 'Helena Prado' };
    const at = (hour: number) => Date.UTC(2026, 2, 6, hour + 3);
    open(
      anOrder({
        historico: {
          b: { campo: 'vendedor', de: 'Luciana', para: 'Rafael', por, em: at(11) },
          a: { campo: 'status', de: 'Pendente', para: 'Aprovado', por, em: at(9) },
          c: {
            campo: 'status',
            de: 'Aprovado',
            para: 'Pendente',
            motivo: 'Falta',
            por,
            em: at(12),
          },
        },
      }),
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '05/03/2026 às 10:22:01: Marcos Antunes enviou o pedido.',
      '06/03/2026 às 09:00:00: Helena Prado mudou o status de Pendente para Aprovado.',
      '06/03/2026 às 11:00:00: Helena Prado trocou o vendedor Luciana por Rafael.',
      '06/03/2026 às 12:00:00: Helena Prado mudou o status de Aprovado para Pendente.Motivo: Falta',
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('Voltou à análiseFalta');
  });
});

describe('decision 12: the lines against the product table', () => {
  const itens = [aLine(), aLine({ CD_PRODUTO: '2', preco_venda: 10 })];
  const order = anOrder({ itens, total: 199.8 });
  const { quantity: _quantity, ...product } = aLine();
  const today = (...data: Product[]) =>
    vi.mocked(useProductsByCode).mockReturnValue({ status: 'ready', data });
  const cells = (row: number) => {
    const table = screen.getByRole('table', { name: 'Itens' });
    return [...(within(table).getAllByRole('row')[row]?.children ?? [])].map(textOf);
  };

  it('marks the lines that differ and shows the price of today', () => {
    today(product, { ...product, CD_PRODUTO: '2', preco_venda: 12.5 });
    open(order);
    expect(screen.getByRole('alert')).toHaveTextContent(
      '1 item difere da tabela de hoje (preço em 1).',
    );
    expect(screen.getAllByText(/Tabela hoje/)).toHaveLength(1);
    expect(screen.getByText(/Tabela hoje/)).toHaveTextContent('Tabela hoje: R$ 12.50');
  });

  it('marks a true code and price under the name of a dearer product', () => {
    today({ ...product, DESCRICAO: 'CAMARA 29' });
    open(anOrder());
    expect(screen.getByRole('alert')).toHaveTextContent('nome em 1');
    expect(cells(1)[1]).toBe('PNEU 29X2.10 VERCELLI Tabela hoje: CAMARA 29');
  });

  it('marks a product that the table does not have', () => {
    today();
    open(anOrder());
    expect(screen.getByRole('alert')).toHaveTextContent('fora da tabela em 1');
    expect(cells(1)[0]).toBe('1034 Fora da tabela');
  });

  it('shows the stock of the table, and what the order claims beside it', () => {
    today(product);
    open(anOrder({ itens: [aLine({ estoque_saldo: 999_999_999 })] }));
    expect(cells(1)[4]).toBe('41No pedido: 999999999');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows no stock as a fact where the table cannot be asked, and none as NaN', () => {
    open(anOrder({ itens: [aLine({ estoque_saldo: NaN })] }));
    expect(cells(1)[4]).toBe('No pedido: —');
  });

  it('marks nothing while the table is on its way', () => {
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

describe('decision 12: the row says what the server found, without reading products', () => {
  const nothing = { em: 1, itens: 0, codigo: 0, nome: 0, preco: 0, estoque: 0 };
  const found = (data: OrderCheck | null) =>
    vi.mocked(useOrderCheck).mockReturnValue({ status: 'ready', data });

  it('how many lines differ, and in what', () => {
    found({ ...nothing, em: Date.UTC(2026, 2, 5, 13), itens: 2, nome: 1, estoque: 2 });
    show(anOrder());
    expect(screen.getByText('2 itens diferem').closest('[title]')).toHaveAttribute(
      'title',
      'Conferência de 05/03/2026 às 10:00:00: 2 itens diferem da tabela de produtos (nome em 1, estoque em 2).',
    );
    expect(useProductsByCode).not.toHaveBeenCalled();
  });

  it('nothing where nothing differs, or nothing is known yet', () => {
    found(nothing);
    show(anOrder());
    expect(screen.queryByText(/difere|não conferido/)).toBeNull();
  });

  it('that the server was never asked about an order that can be approved', () => {
    found(null);
    show(anOrder());
    expect(screen.getByText('não conferido')).toBeInTheDocument();
  });

  it('not of one that was decided before there were comparisons', () => {
    found(null);
    show(anOrder({ status: 'Aprovado' }));
    expect(screen.queryByText('não conferido')).toBeNull();
  });

  it('the details say it too', () => {
    found({ ...nothing, itens: 1, preco: 1 });
    open(anOrder());
    expect(panel()).toHaveTextContent('1 item difere da tabela de produtos (preço em 1).');
  });
});

describe('decision 79: what is strange shows itself in the row and in the details', () => {
  const nothing = { em: 1, itens: 0, codigo: 0, nome: 0, preco: 0, estoque: 0 };
  const found = (check: Partial<OrderCheck>) =>
    vi.mocked(useOrderCheck).mockReturnValue({ status: 'ready', data: { ...nothing, ...check } });
  const marked = (words: string) =>
    screen.getByText(words).closest('[title]')?.getAttribute('title');

  it.each<[Partial<OrderCheck>, string, string]>([
    [
      { acima: 1 },
      'acima do estoque',
      'Quando foi enviado, 1 item pedia mais do que havia em estoque.',
    ],
    [
      { acima: 2 },
      'acima do estoque',
      'Quando foi enviado, 2 itens pediam mais do que havia em estoque.',
    ],
    [{ primeiro: true }, '1º pedido', 'É o primeiro pedido deste cliente.'],
    [{ vezes: 5 }, '5x o habitual', 'O total é 5 vezes o habitual deste cliente.'],
  ])('%o', (check, mark, sentence) => {
    found(check);
    open(anOrder());
    expect(marked(mark)).toBe(sentence);
    expect(panel()).toHaveTextContent(sentence);
  });

  it('a customer who is not approved any more', () => {
    found({});
    vi.mocked(useStillApproved).mockReturnValue(false);
    open(anOrder());
    const sentence =
      'O cadastro do cliente não está mais aprovado; fale com ele antes de aprovar o pedido.';
    expect(marked('cliente não aprovado')).toBe(sentence);
    expect(panel()).toHaveTextContent(sentence);
    expect(useStillApproved).toHaveBeenCalledWith(anOrder().cliente, true);
  });

  it('several are one mark, which names them all', () => {
    found({ primeiro: true, acima: 1 });
    open(anOrder({ total: 100 }));
    const mark = screen.getByTitle(/primeiro pedido/);
    expect(mark).toHaveTextContent('3 alertas: acima do estoque, 1º pedido, total não confere');
    expect(mark.title.split('\n')).toHaveLength(3);
    expect(mark).not.toHaveAttribute('tabindex');
    const sentences = within(screen.getByRole('note')).getAllByRole('listitem');
    expect(sentences.map((item) => item.textContent)).toEqual(mark.title.split('\n'));
  });

  it('a quote that is over is marked below its date alone', () => {
    found({});
    vi.mocked(useToday).mockReturnValue(dayOfOrder + 8);
    show(anOrder());
    expect(screen.getAllByText(/vencido/i)).toHaveLength(1);
  });

  it('of a decided order only what was sent', () => {
    found({ primeiro: true, acima: 1, vezes: 9, itens: 1, preco: 1 });
    vi.mocked(useStillApproved).mockReturnValue(false);
    show(anOrder({ status: 'Aprovado' }));
    expect(screen.getByText('1 item difere')).toBeInTheDocument();
    expect(screen.queryByText(/alertas/)).toBeNull();
  });
});

describe('decision 70: until when a quote is meant', () => {
  const row = () => screen.getByRole('row', { name: 'Pedido 12' });
  const daysLater = (days: number) => vi.mocked(useToday).mockReturnValue(dayOfOrder + days);

  it('stands in the row and in the details through its last day', () => {
    daysLater(7);
    open(anOrder());
    expect(within(row()).getByText('Vale até 12/03')).toBeInTheDocument();
    expect(panel()).toHaveTextContent('Válido até12/03/2026');
    expect(document.body).not.toHaveTextContent(/vencido/i);
  });

  it('is marked when that day is over', () => {
    daysLater(8);
    open(anOrder());
    expect(within(row()).getByText('Vencido')).toBeInTheDocument();
    expect(within(row()).queryByText(/Vale até/)).toBeNull();
    expect(panel()).toHaveTextContent(
      'Orçamento vencido: valia até 12/03/2026, venceu ontem. Confira preços e estoque antes de aprovar.',
    );
  });

  it.each(['Aprovado', 'Excluido'] as const)('is no matter of one that is %s', (status) => {
    daysLater(100);
    open(anOrder({ status }));
    expect(document.body).not.toHaveTextContent(/vencid|vale até|válido até/i);
  });

  it('is left out where the date can’t be read', () => {
    daysLater(100);
    open(anOrder({ data: '99/99/9999' }));
    expect(document.body).not.toHaveTextContent(/vencid|vale até|válido até/i);
  });
});
