import { expect } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import type { Summaries } from '../../../domain/figures/summary';
import { stored } from '../../support/stored';
import { chooseStatus, confirm, moveThroughEveryStatus, newOrder, orderRow } from '../orders';
import { test } from '../people';
import { choose } from '../select';

test('§6 the administrator hands an order on, approves, returns and deletes it', async ({
  pageOf,
}) => {
  const number = await newOrder();
  const before = await stored<Summaries>('resumopedidos');
  const page = await pageOf('admin', '/home');
  await page.getByRole('link', { name: 'Pedidos pendentes' }).click();
  await expect(page).toHaveURL('/pedidos');
  const row = orderRow(page, number);
  const order = () => stored<Order>(`pedidos/${number}`);
  const { idvendedor } = (await order()) ?? {};
  const other = idvendedor === 'vendedor' ? 'Luciana Teixeira' : 'Rafael Moreira';

  await choose(page, row.getByRole('button', { name: /^Trocar vendedor/ }), other);
  await expect(page.getByRole('dialog', { name: 'Alterar o Vendedor?' })).toContainText(
    `Novo vendedor: ${other}`,
  );
  await confirm(page, 'Alterar o Vendedor?');
  await expect(row).toContainText(other);
  await expect.poll(order).toMatchObject({ vendedor: other });
  expect((await order())?.idvendedor).not.toBe(idvendedor);

  await row.getByRole('button', { name: /Aprovar pedido/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Aprovar pedido?' });
  await dialog.getByRole('button', { name: 'NÃO APROVAR' }).click();
  expect((await order())?.status).toBe('Pendente');
  await moveThroughEveryStatus(page, number);
  const history = Object.values((await order())?.historico ?? {});
  expect(history.filter(({ por }) => por.uid === 'admin')).toHaveLength(4);
  const after = await stored<Summaries>('resumopedidos');
  expect(after?.Excluido.quantidade).toBe((before?.Excluido.quantidade ?? 0) + 1);
  expect(after?.Pendente.quantidade).toBe((before?.Pendente.quantidade ?? 0) - 1);

  await chooseStatus(page, 'Excluido');
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: /Excluir pedido|Aprovar|Voltar/ })).toHaveCount(0);
});
