import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { people } from '../../../support/data/people';
import { antdClassesIn } from '../../support/antd-classes';
import { openScreen } from '../../support/open-screen';
import { dayOfOrders, findRow, itIs, orderOf, storeOrders } from '../../support/orders';

it.each([
  ['admin', '/pedidos'],
  ['seller', '/pedidosvendedor'],
  ['customer', '/pedidoscliente'],
] as const)('decision 112: a row of %s holds no antd component', async (who, path) => {
  itIs(dayOfOrders);
  await storeOrders(orderOf({ cliente: people.customer, referencia: 'OC 1' }));
  await openScreen(who, path);
  await findRow(12);
  const row = await screen.findByLabelText('Pedido 12');
  expect(row.querySelectorAll('button').length).toBeGreaterThan(0);
  expect(antdClassesIn(row)).toEqual([]);
});

it.each([
  ['admin', '/pedidos'],
  ['seller', '/pedidosvendedor'],
  ['customer', '/pedidoscliente'],
] as const)("§2 a row of %s has the customer's own number of the order", async (who, path) => {
  itIs(dayOfOrders);
  const cliente = people.customer;
  await storeOrders(orderOf({ cliente, referencia: 'OC 1' }));
  await openScreen(who, path);
  await findRow(12);
  const own = within(await screen.findByLabelText('Pedido 12')).getByText('Ref. OC 1');
  expect(own).toHaveAttribute('title', 'Ref. cliente: OC 1');
});
