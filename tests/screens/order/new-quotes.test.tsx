import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { people } from '../../support/data/people';
import { storedOrder } from '../../support/data/stored-order';
import { database, openScreen } from '../support/open-screen';
import { findRow, orderOf, panelOf, rowNames, storeOrders, toggle } from '../support/orders';

const isMarked = (number: number) =>
  within(screen.getByLabelText(`Pedido ${number}`)).queryByText('Novo') !== null;

it('§2 /pedidos: quotes that came since are marked in the list until they are opened', async () => {
  await storeOrders(...[12, 13, 14].map((numerodopedido) => orderOf({ numerodopedido })));
  await database.storeAll({ [paths.seenQuotes(people.seller.uid)]: 12 });
  await openScreen('seller', '/pedidosvendedor');
  await findRow(14);
  await waitFor(() => expect([14, 13, 12].map(isMarked)).toEqual([true, true, false]));
  // The orders count as seen, but keep their marks.
  await expect.poll(() => database.stored(paths.seenQuotes(people.seller.uid))).toBe(14);
  toggle(14);
  await panelOf(14);
  expect([14, 13, 12].map(isMarked)).toEqual([false, true, false]);
  toggle(14);
  expect(isMarked(14)).toBe(false);
});

it('§2 Side menus: the notice of a new quote leads to it', async () => {
  await storeOrders(orderOf());
  await database.storeAll({ [paths.seenQuotes(people.seller.uid)]: 12 });
  await openScreen('seller', '/pedidosvendedor');
  await findRow(12);
  await database.storeAll(storedOrder(orderOf({ numerodopedido: 13 })));
  fireEvent.click(await screen.findByRole('link', { name: /^Novo orçamento 13: CICLO ANTUNES/ }));
  await panelOf(13);
  expect(rowNames()).toEqual(['Pedido 13']);
});

it.each([
  ['admin', '/pedidos'],
  ['seller', '/pedidosvendedor'],
] as const)(
  '§2 Side menus: to the %s they count in the title until somebody looks at the list',
  async (who, path) => {
    const send = (...numbers: number[]) =>
      storeOrders(...numbers.map((numerodopedido) => orderOf({ numerodopedido })));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await send(12, 13);
    const seen = paths.seenQuotes(people[who].uid);
    await database.store(seen, 12);
    await openScreen(who, path);
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    // The earlier one was neither announced nor seen.
    await send(12, 13, 14);
    await screen.findByRole('link', { name: /^Novo orçamento 14: CICLO ANTUNES/ });
    expect(document.title).toMatch(/^\(2\) /);
    expect(screen.queryByText(/^Novo orçamento 13/)).toBeNull();
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => database.stored(seen)).toBe(14);
    await waitFor(() => expect(document.title).toMatch(/^Pedidos/));
  },
);
