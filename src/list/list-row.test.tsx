// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import type { List, Row } from './list';
import { ListTable } from './list-table';

interface Item {
  id: number;
  words: string;
}

const drawn: string[] = [];
const list: List<Item> = {
  keyOf: ({ id }) => id,
  nameOf: ({ words }) => words,
  columns: [
    {
      ...{ key: 'words', label: 'Nome', card: 'title' },
      cell: ({ item }) => {
        drawn.push(item.words);
        return item.words;
      },
    },
  ],
  tableFrom: 0,
  cards: 'lines',
  panel: ({ item }) => `mais de ${item.words}`,
};
const room = { narrow: false, phone: false, airy: true };
const one: Row<Item> = { item: { id: 1, words: 'um' } };
const two: Row<Item> = { item: { id: 2, words: 'dois' } };

const onOpen = vi.fn();
const tableOf = (...rows: Row<Item>[]) => (
  <ListTable title="Lista" list={list} room={room} rows={rows} searchKey="" onOpen={onOpen} />
);

beforeEach(() => {
  drawn.length = 0;
});

it('a row renders again only if something of it changed', () => {
  const { rerender } = render(tableOf(one, two));
  drawn.length = 0;
  rerender(tableOf({ ...one }, { item: { id: 2, words: 'três' } }));
  expect(new Set(drawn)).toEqual(new Set(['três']));
});

it('a click opens the row, and a panel that disappears hands the focus on', async () => {
  const { rerender } = render(tableOf(one, two));
  await userEvent.click(screen.getByText('um'));
  expect(onOpen).toHaveBeenCalledWith(one.item);
  rerender(tableOf({ ...one, isOpen: true }, two));
  expect(screen.getByText('mais de um')).toBeVisible();
  expect(screen.getByRole('row', { name: 'um' })).toHaveAttribute('data-open', 'true');
  screen.getByRole('row', { name: 'um' }).focus();
  rerender(tableOf(two));
  expect(screen.getByRole('table', { name: 'Lista' })).toHaveFocus();
});
