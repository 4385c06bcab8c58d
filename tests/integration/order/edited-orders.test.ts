import { afterAll, beforeAll, expect, test } from 'vitest';

import { edited } from '../../../domain/order/change';
import { editOf } from '../../../domain/order/edit/edit';
import { copyChangedOrders } from '../../../functions/src/order/copy/copy-changed-orders';
import { compareOrders } from '../../../functions/src/order/check/compare-orders';
import { ordersSince } from '../../../functions/src/order/copy/orders-since';
import {
  copiedOrderOf,
  startOrdersCopied,
  type OrdersCopied,
} from '../../support/data/orders-copied';

let stack: OrdersCopied;
beforeAll(async () => {
  stack = await startOrdersCopied();
});
afterAll(() => stack.close());

test('decision 117: changed lines reach the copy, machines and the comparison', async () => {
  const order = copiedOrderOf(7);
  await stack.put([order]);
  await copyChangedOrders();
  const [before] = await compareOrders([7]);
  const seen = await ordersSince({ since: 0, copy: 0 });
  const copy = Number(/-(\d+)$/.exec(seen.proximo)?.[1]);

  const [line] = editOf(order).itens;
  if (!line) throw new Error('the order has no line');
  const itens = [
    { ...line, quantity: 5 },
    { ...line, CD_PRODUTO: 'gone' },
  ];
  const { order: changed } = edited(order, { itens, observacao: '' }, 'x');
  const alterado = Date.now();
  await stack.add({ ...changed, mudanca: 'c1', alterado, mudouem: alterado });
  await copyChangedOrders();

  const rows = await stack.table
    .selectFrom('itensdopedido')
    .select(['posicao', 'cd_produto', 'quantidade'])
    .where('numeropedido', '=', 7)
    .orderBy('posicao')
    .execute();
  expect(rows).toEqual([
    { posicao: 0, cd_produto: line.CD_PRODUTO, quantidade: 5 },
    { posicao: 1, cd_produto: 'gone', quantidade: 2 },
  ]);
  const later = await ordersSince({ since: 0, copy });
  expect(later.pedidos).toMatchObject([
    { numeropedido: 7, total: changed.total, itens: [{ quantidade: 5 }, { quantidade: 2 }] },
  ]);

  const [after] = await compareOrders([7]);
  expect(after).toMatchObject({ alterado, conferencia: { alterado } });
  expect(after?.conferencia?.itens).toBe((before?.conferencia?.itens ?? 0) + 1);
  // Once it is decided the newer comparison stays, and an older one never returns.
  await stack.move(7, { status: 'Aprovado' });
  await copyChangedOrders();
  expect((await compareOrders([7]))[0]?.conferencia).toEqual(after?.conferencia);
});
