// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Product } from '../../../../domain/product';
import { useProductsByCode } from '../../../providers/catalog';
import { loading } from '../../../providers/live';
import { AntdRoot } from '../../../ui/antd-root';
import { aLine } from '../order-for-tests';
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
      <OrderItems lines={lines} columns={columns} isOpen={isOpen} />
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
