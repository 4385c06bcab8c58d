// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { OrderSort } from '../../../../../domain/order/search/question';
import { AntdRoot } from '../../../../ui/theme/antd-root';
import { SortHead } from './sort-head';
import { sortState, type Sorting } from './use-sorting';

const sortedBy = (now: OrderSort, choose: Sorting['choose'] = vi.fn()): Sorting => ({
  now,
  choose,
});

describe('§2 /pedidos: the heads sort the list', () => {
  it.each([
    ['number', 'recentes', 'antigos'],
    ['number', 'antigos', 'recentes'],
    ['date', 'maior', 'recentes'],
    ['total', 'recentes', 'maior'],
    ['total', 'maior', 'menor'],
    ['total', 'menor', 'maior'],
    ['company', 'recentes', 'empresa'],
    ['company', 'empresa', 'recentes'],
  ] as const)('%s, sorted by %j, asks for %j', async (column, sort, next) => {
    const choose = vi.fn();
    const sorting = sortedBy(sort, choose);
    render(
      <AntdRoot>
        <SortHead column={column} sorting={sorting}>
          Coluna
        </SortHead>
      </AntdRoot>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Coluna' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(choose).toHaveBeenLastCalledWith(next, column);
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['recentes', { number: 'descending', date: 'descending' }],
    ['antigos', { number: 'ascending', date: 'ascending' }],
    ['menor', { total: 'ascending' }],
    ['empresa', { company: 'ascending' }],
  ] as const)('says that it is sorted by %j', (sort, told) => {
    const sorting = sortedBy(sort);
    const states = ['number', 'date', 'company', 'total', 'items'].map((column) => [
      column,
      sortState(column, sorting)['aria-sort'],
    ]);
    expect(Object.fromEntries(states.filter(([, state]) => state))).toEqual(told);
  });

  it('is no button in a list that can not be sorted', () => {
    render(
      <SortHead column="company" sorting={undefined}>
        Empresa
      </SortHead>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Empresa')).toBeInTheDocument();
  });
});
