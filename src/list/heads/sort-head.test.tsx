// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { AntdRoot } from '../../ui/theme/antd-root';
import type { Column } from '../list';
import { SortHead } from './sort-head';

const column = (sorts?: Column<never>['sorts']): Column<never> => ({
  ...{ key: 'column', label: 'Coluna', card: 'field', sorts },
  cell: () => null,
});
const byDay = column({ newest: 'descending', oldest: 'ascending' });
const bySum = column({ most: 'descending', least: 'ascending' });
const byName = column({ name: 'ascending' });

function open(of: Column<never>, now?: string, choose = vi.fn()) {
  const sorting = now === undefined ? undefined : { now, choose };
  render(
    <table>
      <thead>
        <tr>
          <SortHead column={of} list={{ usualSort: 'newest' }} sorting={sorting} />
        </tr>
      </thead>
    </table>,
    { wrapper: AntdRoot },
  );
  return choose;
}

describe('§2 /pedidos: clicking a column header sorts the list', () => {
  it.each([
    ['the usual sort’s other direction', byDay, 'newest', 'oldest'],
    ['the usual sort again', byDay, 'oldest', 'newest'],
    ['its first sort', byDay, 'most', 'newest'],
    ['its first sort', bySum, 'newest', 'most'],
    ['its other direction', bySum, 'most', 'least'],
    ['the usual sort after its last one', bySum, 'least', 'newest'],
    ['its only sort', byName, 'newest', 'name'],
    ['the usual sort after its only one', byName, 'name', 'newest'],
  ] as const)('by %s, %#', async (_, of, now, next) => {
    const choose = open(of, now);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Coluna' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(choose).toHaveBeenLastCalledWith(next, 'column');
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['newest', byDay, 'descending'],
    ['oldest', byDay, 'ascending'],
    ['name', byName, 'ascending'],
    ['name', byDay, null],
  ] as const)('says that it is sorted by %j', (now, of, told) => {
    open(of, now);
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe(told);
  });

  it('is no button if the list cannot be sorted', () => {
    open(byName);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Coluna')).toBeInTheDocument();
  });
});
