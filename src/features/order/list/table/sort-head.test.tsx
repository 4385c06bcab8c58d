// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { OrderSort } from '../../../../../domain/order/search/question';
import { AntdRoot } from '../../../../ui/theme/antd-root';
import { SortHead } from './sort-head';
import { sortingOf, sortState } from './use-sorting';

const all: readonly OrderSort[] = ['recentes', 'antigos', 'maior', 'menor', 'empresa'];
const noValues = { least: undefined, most: undefined };

describe('§2 /pedidos: the heads sort the list', () => {
  it.each([
    ['number', '', 'antigos'],
    ['number', 'antigos', ''],
    ['date', 'maior', ''],
    ['total', '', 'maior'],
    ['total', 'maior', 'menor'],
    ['total', 'menor', 'maior'],
    ['company', '', 'empresa'],
    ['company', 'empresa', ''],
  ] as const)('%s, sorted by %j, asks for %j', async (column, sort, next) => {
    const choose = vi.fn();
    const sorting = sortingOf({ sort, ...noValues }, all, choose);
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

  it('asks for the newest by name where values come by value', async () => {
    const choose = vi.fn();
    const sorting = sortingOf({ sort: '', least: 100, most: undefined }, all, choose);
    render(
      <SortHead column="number" sorting={sorting}>
        Pedido
      </SortHead>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(choose).toHaveBeenCalledWith('recentes', 'number');
    expect(sortState('total', sorting)).toEqual({ 'aria-sort': 'descending' });
  });

  it.each([
    ['', { number: 'descending', date: 'descending' }],
    ['antigos', { number: 'ascending', date: 'ascending' }],
    ['menor', { total: 'ascending' }],
    ['empresa', { company: 'ascending' }],
  ] as const)('says that it is sorted by %j', (sort, told) => {
    const sorting = sortingOf({ sort, ...noValues }, all, vi.fn());
    const states = ['number', 'date', 'company', 'total', 'items'].map((column) => [
      column,
      sortState(column, sorting)['aria-sort'],
    ]);
    expect(Object.fromEntries(states.filter(([, state]) => state))).toEqual(told);
  });

  it('is no button where the list can not be sorted by it', () => {
    const sellers = sortingOf({ sort: '', ...noValues }, ['recentes', 'antigos'], vi.fn());
    render(
      <SortHead column="company" sorting={sellers}>
        Empresa
      </SortHead>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Empresa')).toBeInTheDocument();
  });
});
