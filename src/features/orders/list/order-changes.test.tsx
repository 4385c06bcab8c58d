// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { statusAct } from '../../../../domain/act';
import type { Order } from '../../../../domain/order';
import type { OrderAction } from '../../../../domain/order-status';
import type { Product } from '../../../../domain/product';
import type { SellerEntry } from '../../../../domain/user';
import type { OpenAct } from '../../../providers/acts';
import { useProductsByCode } from '../../../providers/catalog';
import { loading } from '../../../providers/live';
import { useOrderCheck } from '../../../providers/order-check';
import { useOrders } from '../../../providers/orders';
import { useSellers } from '../../../providers/sellers';
import { useToday } from '../../../providers/use-today';
import { AntdRoot } from '../../../ui/antd-root';
import { chooseOption, openOptions } from '../../../ui/select-for-tests';
import { noOrderFilters } from '../search/order-filters';
import { aLine, aListOf, anOrder, dayOfOrder } from '../order-for-tests';
import { OrderResults } from './order-results';
import { administratorView } from './order-views';

vi.mock('../../../providers/catalog', () => ({ useProductsByCode: vi.fn() }));
vi.mock('../../../providers/order-check', () => ({ useOrderCheck: vi.fn() }));
vi.mock('../../../providers/still-approved', () => ({ useStillApproved: vi.fn() }));
vi.mock('../../../providers/orders', () => ({
  useOrders: vi.fn(),
  useOrderNow: vi.fn((order: Order) => order),
}));
vi.mock('../../../providers/named-order', () => ({
  useNamedOrder: vi.fn((order: Order) => order),
}));
vi.mock('../../../providers/sellers', () => ({ useSellers: vi.fn() }));
vi.mock('../../../providers/use-today', () => ({ useToday: vi.fn() }));

const move = vi.fn<(order: Order, action: OrderAction, reason: string) => Promise<boolean>>();
const refusedReason = vi.fn(() => '');
const assign = vi.fn<(order: Order, seller: SellerEntry) => Promise<boolean>>();
const actOn = vi.fn<(order: Order) => OpenAct | undefined>();
const luciana = { value: 'luciana', label: 'Luciana Teixeira' };
const rafael = { value: 'rafael', label: 'Rafael Moreira' };

function show(...orders: Order[]) {
  vi.mocked(useOrders).mockReturnValue({
    ...aListOf(orders),
    move,
    assign,
    actOn,
    refusedReason,
  });
  vi.mocked(useSellers).mockReturnValue({ status: 'ready', data: [luciana, rafael] });
  render(
    <AntdRoot>
      <OrderResults
        view={administratorView}
        status="Pendente"
        open={[]}
        onChange={vi.fn()}
        filters={noOrderFilters}
        rows={{ listed: orders, matching: orders, search: null, leaves: undefined }}
        total={orders.length}
      />
    </AntdRoot>,
  );
}

beforeEach(() => {
  vi.mocked(useToday).mockReturnValue(dayOfOrder);
  move.mockReset().mockResolvedValue(true);
  assign.mockReset().mockResolvedValue(true);
  actOn.mockReset();
  vi.mocked(useOrderCheck).mockReturnValue(loading);
  vi.mocked(useProductsByCode).mockReset().mockReturnValue(loading);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pending = anOrder();
const approved = anOrder({ status: 'Aprovado' });

describe('§8 Confirmation dialogs', () => {
  it.each([
    [
      pending,
      /^Pendente/,
      'Aprovar pedido?',
      'Realmente deseja aprovar o pedido 12?',
      'NÃO APROVAR',
      'aprovar',
    ],
    [
      approved,
      /^Aprovado/,
      'Analisar pedido?',
      'Realmente deseja voltar à análise o pedido 12?',
      'NÃO',
      'analisar',
    ],
    [
      approved,
      /^Excluir/,
      'excluir pedido?',
      'Realmente deseja excluir o pedido 12?',
      'NÃO EXCLUIR',
      'excluir',
    ],
  ] as const)(
    '%#: asks, and does it only after SIM',
    (order, button, title, message, no, action) => {
      show(order);
      press(button);
      const dialog = screen.getByRole('dialog', { name: title });
      expect(dialog).toHaveTextContent(message);
      fireEvent.click(within(dialog).getByRole('button', { name: no }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(move).not.toHaveBeenCalled();

      press(button);
      press('SIM');
      expect(move).toHaveBeenCalledExactlyOnceWith(order, action, '');
    },
  );

  it.each([
    [/^Aprovado/, 'analisar'],
    [/^Excluir/, 'excluir'],
  ] as const)('decision 19: %s offers a reason before the buttons', (button, action) => {
    show(approved);
    press(button);
    const reason = screen.getByLabelText('Motivo (opcional)');
    expect(reason).toHaveAccessibleDescription('O cliente lê este motivo.');
    expect(reason.compareDocumentPosition(screen.getByRole('button', { name: 'SIM' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    fireEvent.change(reason, { target: { value: 'Sem estoque' } });
    press('SIM');
    expect(move).toHaveBeenCalledExactlyOnceWith(approved, action, 'Sem estoque');
  });

  it('decision 19: an approval asks for no reason', () => {
    show(pending);
    press(/^Pendente/);
    expect(screen.queryByLabelText('Motivo (opcional)')).toBeNull();
  });

  it('decision 63: a refused change keeps its reason for the next try', () => {
    refusedReason.mockReturnValueOnce('Sem estoque');
    show(approved);
    press(/^Excluir/);
    expect(refusedReason).toHaveBeenCalledWith(approved, 'excluir');
    expect(screen.getByLabelText('Motivo (opcional)')).toHaveValue('Sem estoque');
  });

  it('asks before the seller is changed; the dropdown offers every other seller', () => {
    show(pending);
    press('Trocar vendedor do pedido 12');
    expect(openOptions().get('Rafael Moreira')).toHaveAttribute('aria-disabled', 'true');
    chooseOption('Rafael Moreira');
    expect(screen.queryByRole('dialog')).toBeNull();
    chooseOption('Luciana Teixeira');
    const dialog = screen.getByRole('dialog', { name: 'Alterar o Vendedor?' });
    expect(dialog).toHaveTextContent('Realmente deseja alterar o vendedor do pedido 12?');
    expect(dialog).toHaveTextContent('Novo vendedor: Luciana Teixeira');
    expect(within(dialog).getByRole('button', { name: 'NÃO Alterar' })).toBeInTheDocument();
    expect(assign).not.toHaveBeenCalled();
    press('SIM');
    expect(assign).toHaveBeenCalledExactlyOnceWith(pending, luciana);
  });
});

it('decision 45: says what could not be kept until there is a connection', async () => {
  move.mockResolvedValue(false);
  show(pending);
  press(/^Pendente/);
  press('SIM');
  expect(
    await screen.findByText(/^O pedido 12 não foi aprovado e não pôde ser guardado/),
  ).toBeInTheDocument();
});

/** The approval of order 12 was asked for. */
function asked(values: Partial<OpenAct>) {
  const act = statusAct(pending, 'aprovar', { id: 'a', pedidoem: 1 });
  actOn.mockImplementation(({ numerodopedido }) =>
    numerodopedido === 12 ? { act, waits: false, ...values } : undefined,
  );
  show(pending, anOrder({ numerodopedido: 13 }));
}

/** Not `disabled`: the one that was pressed keeps the focus. */
const expectOff = (name: string | RegExp) =>
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');

describe('§2 /pedidos: while an order is written', () => {
  it('its buttons wait and those of the others do not', () => {
    asked({ waits: false });
    expectOff(/Aprovar pedido 12/);
    expectOff('Excluir pedido 12');
    press('Excluir pedido 12');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Trocar vendedor do pedido 12');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('button', { name: /Aprovar pedido 13/ })).toBeEnabled();
  });
});

describe('decision 45: while a change waits for the connection', () => {
  it('its row says so, and takes it back', () => {
    const cancel = vi.fn();
    asked({ waits: true, cancel });
    const row = within(screen.getByRole('row', { name: 'Pedido 12' }));
    expect(row.getByText('Aprovação aguardando conexão')).toBeInTheDocument();
    expect(row.queryByRole('button', { name: /Aprovar pedido 12/ })).toBeNull();
    expectOff('Excluir pedido 12');
    press('Cancelar Aprovação (pedido 12)');
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('one that may have reached the server is not taken back', () => {
    asked({ waits: true });
    expect(screen.getByText('Aprovação aguardando conexão')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Cancelar/ })).toBeNull();
  });
});

describe('decision 12: whoever approves learns what differs from the product table', () => {
  const { quantity: _quantity, ...product } = aLine();
  const dialog = () => screen.getByRole('dialog');
  const approve = () => press('Pendente: Aprovar pedido 12');

  it('asks the table while the dialog is open', () => {
    show(pending);
    expect(useProductsByCode).not.toHaveBeenCalled();
    approve();
    expect(dialog()).toHaveTextContent('Conferindo os itens com a tabela de produtos…');
  });

  it('says that the lines are as they should be', () => {
    vi.mocked(useProductsByCode).mockReturnValue({ status: 'ready', data: [product] });
    show(pending);
    approve();
    expect(dialog()).toHaveTextContent('Códigos, nomes e preços iguais aos da tabela de hoje.');
  });

  it('names what differs now and what differed when it was sent', () => {
    vi.mocked(useProductsByCode).mockReturnValue({
      status: 'ready',
      data: [{ ...product, DESCRICAO: 'CAMARA ARO 29' }],
    });
    vi.mocked(useOrderCheck).mockReturnValue({
      status: 'ready',
      data: { em: Date.UTC(2026, 2, 5, 13), itens: 1, codigo: 0, nome: 0, preco: 0, estoque: 1 },
    });
    show(pending);
    approve();
    expect(dialog()).toHaveTextContent('1 item difere da tabela de hoje (nome em 1).');
    expect(dialog()).toHaveTextContent(
      'Conferência de 05/03/2026 às 10:00:00: 1 item difere da tabela de produtos (estoque em 1).',
    );
  });

  it('says that nothing could be compared', () => {
    vi.mocked(useProductsByCode).mockReturnValue({
      status: 'failed',
      error: new Error('dead'),
      retry: vi.fn(),
    });
    show(pending);
    approve();
    expect(dialog()).toHaveTextContent('os itens estão sem conferência');
  });

  it('asks nothing to delete an order', () => {
    show(pending);
    press('Excluir pedido 12');
    expect(useProductsByCode).not.toHaveBeenCalled();
  });
});

describe('decision 70: whoever approves learns that the quote is old or its prices are', () => {
  const { quantity: _quantity, ...product } = aLine();
  const text = () => screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');
  const approve = () => press('Pendente: Aprovar pedido 12');
  const table = (...data: Product[]) =>
    vi.mocked(useProductsByCode).mockReturnValue({ status: 'ready', data });

  it('says that its last day is over, below the message', () => {
    vi.mocked(useToday).mockReturnValue(dayOfOrder + 8);
    show(pending);
    approve();
    expect(text()).toMatch(
      /Realmente deseja aprovar o pedido 12\?.*Orçamento vencido: valia até 12\/03\/2026, venceu ontem\..*SIM.*NÃO APROVAR/,
    );
  });

  it('names the lines, what they cost then and now, and what is short', () => {
    table({ ...product, preco_venda: 95, estoque_saldo: 1 });
    show(pending);
    approve();
    expect(text()).toContain(
      '1 item difere da tabela de hoje (preço em 1). 1 item acima do estoque de hoje.' +
        '1034 PNEU 29X2.10 VERCELLIR$ 89.90 no pedido, R$ 95.00 hoje · Pede 2, há 1' +
        'Pelos preços de hoje: R$ 190.00 (R$ 10.20 a mais).',
    );
  });

  it('names the first five of many', () => {
    table();
    const itens = Array.from({ length: 7 }, (_, at) => aLine({ CD_PRODUTO: String(at) }));
    show(anOrder({ itens, total: 7 * 179.8 }));
    approve();
    expect(text()).toContain('7 itens diferem da tabela de hoje (fora da tabela em 7).');
    expect(screen.getAllByText('Fora da tabela de hoje')).toHaveLength(5);
    expect(text()).toContain('E mais 2 itens, nos detalhes do pedido.');
    expect(text()).not.toContain('Pelos preços de hoje');
  });

  it('says that the total is not the sum of its lines', () => {
    show(anOrder({ total: 100 }));
    approve();
    expect(text()).toContain('O total do pedido não é a soma dos itens, que é R$ 179.80.');
  });

  it('approves all the same, also where nothing could be compared', () => {
    vi.mocked(useToday).mockReturnValue(dayOfOrder + 100);
    const error = new Error('dead');
    vi.mocked(useProductsByCode).mockReturnValue({ status: 'failed', error, retry: vi.fn() });
    show(pending);
    approve();
    expect(text()).toContain('sem conferência de preço e estoque');
    press('SIM');
    expect(move).toHaveBeenCalledExactlyOnceWith(pending, 'aprovar', '');
  });
});
