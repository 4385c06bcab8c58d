// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Product } from '../../../../domain/product';
import { useProductsByCode } from '../../../providers/catalog';
import { loading } from '../../../providers/live';
import { AntdRoot } from '../../../ui/antd-root';
import { aLine, anOrder } from '../order-for-tests';
import type { ItemColumn } from './item-table';
import { OrderItems } from './order-items';

vi.mock('../../../providers/catalog', () => ({ useProductsByCode: vi.fn() }));

const forStaff: ItemColumn[] = ['code', 'name', 'price', 'quantity', 'stock', 'total'];
const forCustomers: ItemColumn[] = ['code', 'name', 'quantity'];
const mark = 'Acima do estoque de hoje';

const lines = [
  aLine({ quantity: 10, estoque_saldo: 7 }),
  aLine({ CD_PRODUTO: '2', quantity: 7, estoque_saldo: 0 }),
  aLine({ CD_PRODUTO: '3', quantity: 1 }),
];
const today = (line: Product | undefined): Product => ({ ...aLine(line), estoque_saldo: 7 });

beforeEach(() => {
  vi.mocked(useProductsByCode).mockReturnValue({
    status: 'ready',
    data: lines.slice(0, 2).map(today),
  });
});

function show(columns: ItemColumn[], isOpen = true) {
  const { container } = render(
    <AntdRoot>
      <OrderItems
        order={anOrder({ itens: lines, status: isOpen ? 'Pendente' : 'Aprovado' })}
        columns={columns}
      />
    </AntdRoot>,
  );
  return container;
}

describe('a quantity above today’s stock', () => {
  it.each([
    ['staff', forStaff],
    ['customers', forCustomers],
  ])('is marked in its own line for %s', (_who, columns) => {
    show(columns);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).queryByText(mark) !== null)).toEqual([true, false, false]);
  });

  it('tells a customer no number of the stock', () => {
    expect(show(forCustomers).textContent).not.toMatch(/7.*7/);
  });

  it('is not marked in an order that waits no more, nor asked for by a customer', () => {
    show(forStaff, false);
    expect(screen.queryByText(mark)).toBeNull();
    vi.mocked(useProductsByCode).mockClear();
    show(forCustomers, false);
    expect(useProductsByCode).not.toHaveBeenCalled();
  });

  it('is not marked while the table is not known', () => {
    vi.mocked(useProductsByCode).mockReturnValue(loading);
    show(forCustomers);
    expect(screen.queryByText(mark)).toBeNull();
  });
});

describe('decision 70: what a customer learns of a pending order', () => {
  it('that a product left the catalogue, and nothing of prices', () => {
    vi.mocked(useProductsByCode).mockReturnValue({
      status: 'ready',
      data: [{ ...today(lines[0]), preco_venda: 1, DESCRICAO: 'CAMARA' }],
    });
    const before = show(forCustomers).textContent;
    expect(screen.getAllByText('Saiu do catálogo')).toHaveLength(2);
    expect(before).not.toMatch(/R\$|preço|tabela|CAMARA/i);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that it could not be compared', () => {
    const retry = vi.fn();
    const error = new Error('dead');
    vi.mocked(useProductsByCode).mockReturnValue({ status: 'failed', error, retry });
    show(forCustomers);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Não foi possível comparar os itens com o catálogo de hoje.',
    );
    screen.getByRole('button', { name: 'Tentar de novo' }).click();
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('§2 /pedidos: what staff learn above the lines of a pending order (decision 70)', () => {
  const alert = () => screen.getByRole('alert').textContent.replaceAll('\u00a0', ' ');

  it('the kinds of change, what is short, and the total by the prices of today', () => {
    vi.mocked(useProductsByCode).mockReturnValue({
      status: 'ready',
      data: [{ ...today(lines[0]), preco_venda: 99.9 }, today(lines[1])],
    });
    show(forStaff);
    // 18 pieces of R$ 89.90 in an order whose stored total is R$ 179.80.
    expect(alert()).toBe(
      '2 itens diferem da tabela de hoje (fora da tabela em 1, preço em 1). 1 item acima do estoque de hoje.' +
        'Pelos preços de hoje: R$ 1.718.20 (R$ 100.00 a mais).',
    );
  });

  it('in an approved one no total, for it is decided', () => {
    vi.mocked(useProductsByCode).mockReturnValue({
      status: 'ready',
      data: lines.map((line) => ({ ...today(line), preco_venda: 99.9 })),
    });
    show(forStaff, false);
    expect(alert()).toBe('3 itens diferem da tabela de hoje (preço em 3).');
  });
});
