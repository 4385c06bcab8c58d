import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';

import { besideOrders } from '../../../emulators/sample/sums';
import { headsOf } from '../../../domain/order/head';
import type { Order } from '../../../domain/order/order';
import { anOrder } from '../../support/data/an-order';
import { people } from '../../support/data/people';
import { sellerEntries } from '../../support/data/world';
import { database } from './open-screen';
import { agreeClocks } from './clock';

const { seller } = sellerEntries;

/** Order 12 of 05/03/2026, of a present customer, for `seller`. */
export function orderOf(values: Parameters<typeof anOrder>[0] = {}): Order {
  const customer: Order['cliente'] = { ...people.customer, razaosocial: 'CICLO ANTUNES LTDA' };
  return anOrder({
    cliente: customer,
    vendedor: seller.label,
    idvendedor: seller.value,
    ...values,
  });
}

/** Stores these orders and no others, with the nodes derived from them. */
export function storeOrders(...orders: readonly Order[]): Promise<void> {
  const byNumber = Object.fromEntries(orders.map((order) => [order.numerodopedido, order]));
  return database.storeAll({
    pedidos: byNumber,
    cabecalhos: headsOf(orders),
    ...besideOrders(orders),
  });
}

/** Sets this time, here and in the database. */
export function itIs(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  agreeClocks();
}

/** The day of `orderOf`, at noon in São Paulo. */
export const dayOfOrders = '2026-03-05T12:00:00-03:00';

export const rowNames = () =>
  screen.getAllByRole('row', { name: /^Pedido \d+$/ }).map((row) => row.getAttribute('aria-label'));

export const findRow = async (number: number) =>
  within(await screen.findByRole('row', { name: `Pedido ${number}` }));

/** The text without the no-break spaces of prices. */
export const textOf = ({ textContent }: { textContent: string | null }) =>
  (textContent ?? '').replaceAll('\u00a0', ' ');

/** Opens or closes an order's panel. */
export const toggle = (number: number) =>
  fireEvent.click(
    screen.getByRole('button', { name: new RegExp(`^Itens \\(\\d+\\) pedido ${number}$`) }),
  );

export const panelOf = (number: number) =>
  screen.findByRole('region', { name: `Detalhes do pedido ${number}` });

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));

/** Presses SIM in the open dialog, after its warnings have loaded. */
export async function sim(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'SIM' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  fireEvent.click(button);
}
