import { expect, type Page } from '@playwright/test';

import type { User } from '../../../domain/people/user';
import { stored } from '../../support/stored';
import { confirm, expectStatus, newOrder, orderRow } from '../orders';
import { test } from '../people';

/** The number of an order that the administrator has approved, and the name of the administrator. */
async function approvedOrder(page: Page) {
  const number = await newOrder();
  await page.goto('/pedidos');
  await orderRow(page, number)
    .getByRole('button', { name: /Aprovar pedido/ })
    .click();
  await confirm(page, 'Aprovar pedido?');
  await expectStatus(number, 'Aprovado');
  return { number, nome: (await stored<User>('usuarios/admin'))?.nome ?? 'no administrator' };
}

const approvedSearch = (number: number) => `?status=Aprovado&numero=${number}`;
const detailsOf = (page: Page, number: number) =>
  page.getByRole('region', { name: `Detalhes do pedido ${number}` });

test('decision 73: the seller reads who moved an order; the customer’s browser never learns it', async ({
  pageOf,
}) => {
  const { number, nome } = await approvedOrder(await pageOf('admin'));
  const address = `${approvedSearch(number)}&pedido=${number}`;
  const seller = await pageOf('vendedor', `/pedidosvendedor${address}`);
  await expect(detailsOf(seller, number)).toContainText(
    `${nome} mudou o status de Pendente para Aprovado.`,
  );

  const customer = await pageOf('cliente');
  const received: string[] = [];
  customer.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void received.push(payload.toString())),
  );
  await customer.goto(`/pedidoscliente${address}`);
  await expect(detailsOf(customer, number)).toContainText(
    'A distribuidora mudou o status de Pendente para Aprovado.',
  );
  const id = await stored<string>(`pedidos/${number}/mudanca`);
  expect(received.join('')).toContain(id);
  expect(received.join('')).not.toContain(nome);
});
