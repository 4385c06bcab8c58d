import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { formatCents } from '../../../domain/words/money';
import { indexOf, type Order, type OrderChange } from '../../../domain/order/order';
import { isApprovedOn } from '../../../domain/order/check/approval';
import { beginOfDay, dateOfDay, dayInSaoPaulo } from '../../../domain/words/time';
import type { User } from '../../../domain/people/user';
import { storedOrder } from '../../support/data/stored-order';
import { anOrder } from '../../support/data/an-order';
import { storeAll, stored } from '../../support/stored';
import { networkOf } from '../network';
import { confirm, newOrder, orderRow } from '../orders';
import { test } from '../people';

/** The ERP's file of a day has the orders that were approved on that day and still are, and no others. */

const hour = 3_600_000;
const today = dayInSaoPaulo(new Date());
const yesterday = today - 1;
const numbers = [9401, 9402, 9403, 9404, 9405] as const;

/** An order with these moves of status or seller, at these times. */
async function storeOrder(number: number, ...changes: [to: string, em: number][]) {
  const customer = await stored<User>('usuarios/cliente');
  if (!customer) throw new Error('The sample has no customer.');
  const history = changes.map(([para, em]): OrderChange => {
    const campo = para === 'Eva' ? 'vendedor' : 'status';
    return { campo, de: 'antes', para, por: { uid: 'admin' }, em };
  });
  const statuses = changes.map(([to]) => to).filter((to) => to !== 'Eva');
  const order: Order = {
    ...anOrder({ numerodopedido: number, cliente: customer, idvendedor: 'vendedor' }),
    status: statuses.at(-1) as Order['status'],
    historico: Object.fromEntries(history.map((change, at) => [`mudanca-${at}`, change])),
    mudanca: `mudanca-${history.length - 1}`,
    // The copy of the orders reads the newest changes.
    mudouem: Date.now(),
  };
  await storeAll(storedOrder({ ...order, indice: indexOf(order) }));
}

async function open(page: Page) {
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: 'Aprovados de um dia, para o ERP…' }).click();
  return page.getByRole('dialog', { name: 'Arquivo do dia para o ERP' });
}

async function save(page: Page): Promise<{ name: string; rows: string[][] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Salvar arquivo' }).click();
  const file = await download;
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  return { name: file.suggestedFilename(), rows: lines.slice(1).map((line) => line.split(';')) };
}

test('§2 /pedidos: the file for the ERP has exactly the day’s approved orders', async ({
  pageOf,
}) => {
  const at = (hours: number) => beginOfDay(yesterday) + hours * hour;
  await storeOrder(numbers[0], ['Aprovado', at(0)]);
  await storeOrder(numbers[1], ['Aprovado', at(23)], ['Eva', at(25)]);
  await storeOrder(numbers[2], ['Aprovado', at(-1)]);
  await storeOrder(numbers[3], ['Aprovado', at(12)], ['Excluido', at(25)]);
  await storeOrder(numbers[4], ['Aprovado', at(24)]);
  const all = Object.values((await stored<Record<string, Order | null>>('pedidos')) ?? {});
  const approved = all.filter((order) => order !== null && isApprovedOn(yesterday, order));
  const sum = approved.reduce((cents, order) => cents + (order?.centavos ?? 0), 0);

  const page = await pageOf('admin', '/pedidos');
  const dialog = await open(page);
  await dialog.getByLabel('Aprovados em').fill(dateOfDay(yesterday));
  await dialog.getByLabel('Aprovados em').press('Enter');
  await expect(dialog.getByRole('status')).toContainText(
    new RegExp(`^${approved.length} pedidos, \\d+ itens, soma`),
  );
  await expect(dialog.getByRole('status')).toContainText(formatCents(sum));
  const { name, rows } = await save(page);
  expect(name).toBe(
    `erp-aprovados-${new Date(beginOfDay(yesterday)).toISOString().slice(0, 10)}.csv`,
  );
  expect([...new Set(rows.map(([number]) => Number(number)))]).toEqual(
    approved.map((order) => order?.numerodopedido),
  );
  const mine = rows.find(([number]) => number === String(numbers[0]));
  expect(mine?.slice(3, 5)).toEqual([dateOfDay(yesterday), '00:00:00']);
  const seller = await stored<User>('usuarios/vendedor');
  expect(mine?.[8]).toBe(String(seller?.cod));
  await expect(dialog.getByRole('status')).toContainText(`Salvo em ${name}.`);
});

test('§2 /pedidos: an order approved now is in the file of today', async ({ pageOf }) => {
  const number = await newOrder();
  const page = await pageOf('admin', '/pedidos');
  await orderRow(page, number)
    .getByRole('button', { name: `Aprovar pedido ${number}` })
    .click();
  await confirm(page, 'Aprovar pedido?');
  await expect(orderRow(page, number)).toHaveCount(0);
  const dialog = await open(page);
  await expect(dialog.getByText(/^O dia ainda não acabou/)).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText(/^\d+ pedidos?, /);
  const { rows } = await save(page);
  expect(rows.map(([saved]) => saved)).toContain(String(number));
});

test('§2 /pedidos: without a connection the file for the ERP waits', async ({ pageOf }) => {
  const page = await pageOf('admin');
  const network = await networkOf(page);
  await page.goto('/pedidos');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: 'Aprovados de um dia, para o ERP…' }).waitFor();
  await network.takeAway();
  await page.getByRole('button', { name: 'Aprovados de um dia, para o ERP…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arquivo do dia para o ERP' });
  await expect(dialog.getByRole('status')).toContainText('Sem conexão. A leitura continua');
  await expect(dialog.getByRole('button', { name: 'Salvar arquivo' })).toBeDisabled();
  await network.giveBack();
  await expect(dialog.getByRole('status')).toContainText(/pedidos?, |Nenhum pedido foi aprovado/);
});
