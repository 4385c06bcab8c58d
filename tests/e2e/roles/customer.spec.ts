import { expect } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import type { User } from '../../../domain/people/user';
import { stored } from '../../support/stored';
import { fillCart, orderRow, sendQuote } from '../orders';
import { test } from '../people';

test('§6 a customer sends a quote, finds it among their orders and can only read it', async ({
  pageOf,
}) => {
  const page = await pageOf('cliente', '/produtos');
  const user = await stored<User>('usuarios/cliente');
  await fillCart(page, 3);
  const number = await sendQuote(page, 'Luciana Teixeira');
  const order = await stored<Order>(`pedidos/${number}`);
  expect(order).toMatchObject({
    numerodopedido: number,
    status: 'Pendente',
    idvendedor: 'vendedor2',
    vendedor: 'Luciana Teixeira',
    cliente: { uid: 'cliente', cnpj: user?.cnpj, endereco: user?.endereco },
  });
  expect(order?.itens.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);

  await expect(page).toHaveURL('/pedidoscliente');
  const row = orderRow(page, number);
  await row.click();
  await expect(page.getByText(order?.itens[0]?.DESCRICAO ?? 'no product')).toBeVisible();
  await expect(row.getByRole('button', { name: /Aprovar|Voltar|Excluir|PDF/ })).toHaveCount(0);
  expect(await page.content()).not.toContain('R$');
  expect(await stored<Order>(`pedidos/${number}`)).toEqual(order);
});
