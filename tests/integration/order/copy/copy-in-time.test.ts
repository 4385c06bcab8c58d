import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { copiedUntilHeader } from '../../../../domain/query-limits';
import { catchUp } from '../../../../functions/src/order/copy/catch-up';
import { lock } from '../../../../functions/src/order/copy/save-copies';
import { openPostgres } from '../../../../functions/src/postgres/connection';
import {
  copiedOrderOf,
  once,
  startOrdersCopied,
  type OrdersCopied,
} from '../../../support/data/orders-copied';
import { people } from '../../../support/data/people';
import { watchReads } from '../../../support/data/watched-reads';
import { fetchAnew } from '../../../support/fetch-anew';
import { startRealPostgres } from '../../../support/real-postgres';
import { serveApp } from '../../../support/functions/served-app';

let stack: OrdersCopied;
let app: Awaited<ReturnType<typeof serveApp>>;
let reads: ReturnType<typeof watchReads>;
beforeAll(async () => {
  stack = await startOrdersCopied(startRealPostgres);
  reads = watchReads(stack.database);
  app = await serveApp();
  const administrators = Array.from({ length: 20 }, (_, at) => [`admin${at}`, people.admin]);
  await stack.database.ref('usuarios').set(Object.fromEntries(administrators));
});
beforeEach(async () => {
  await stack.forget();
  reads.takeWhole();
});
afterAll(async () => {
  reads.stop();
  await app.close();
  await stack.close();
});

let calls = 0;
/** Another administrator for each call, because one alone may call 120 times a minute. */
const nextCaller = () => `admin${(calls += 1) % 20}`;

/** Asks for the pending orders of the first day of all orders here. `until` is the time in the answer's header. */
async function ask() {
  const day = new Date(once).toISOString().slice(0, 10);
  const url = `http://127.0.0.1:${app.port}/api/pendentes?dia=${day}`;
  const response = await fetchAnew(url, { headers: { Authorization: `Bearer ${nextCaller()}` } });
  const { antes, nodia } = (await response.json()) as { antes: number; nodia: number };
  const until = Date.parse(response.headers.get(copiedUntilHeader) ?? '');
  return { status: response.status, counted: antes + nodia, until };
}

const orders = (count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, at) => copiedOrderOf(at + 1, fields));
const countCopies = async () =>
  (await stack.table.selectFrom('pedidos').select('numeropedido').execute()).length;

test('§7 two instances that copy at once read each order once', async () => {
  await stack.put(orders(230));
  const other = openPostgres(stack.url);
  onTestFinished(() => other.destroy());
  const instances = [stack.table, other];
  await Promise.all(
    instances.map((table) => catchUp(stack.database, (query) => query(table), Infinity)),
  );
  expect([await countCopies(), reads.takeWhole()]).toEqual([230, 230]);
});

test('§7 questions without a change read no order, however lately the last one changed', async () => {
  await stack.put(orders(60, { mudouem: Date.now() }));
  await expect.poll(async () => (await ask()).counted).toBe(60);
  reads.takeWhole();
  for (let question = 0; question < 40; question += 1) await ask();
  expect(reads.takeWhole()).toBe(0);
});

test('§7 a copy that is behind answers with its moment, and is complete after some questions', async () => {
  const count = 900;
  await stack.put(orders(count));
  const begun = Date.now();
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  while ((answers.at(-1)?.until ?? 0) < begun) {
    reads.allow(350);
    answers.push(await ask());
  }
  reads.allow(Infinity);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const counted = answers.map((answer) => answer.counted);
  expect(counted[0]).toBeLessThan(count);
  expect(counted).toEqual(counted.toSorted((a, b) => a - b));
  expect(counted.at(-1)).toBe(count);
  // An answer contains every order that had changed before the answer's time.
  for (const { until, counted: known } of answers) {
    expect(known).toBeGreaterThanOrEqual(Math.min(count, until - once - 1));
  }
});

test('§7 a database that does not answer holds up no question', async () => {
  await stack.put(orders(3));
  await expect.poll(async () => (await ask()).counted).toBe(3);
  const { until } = await ask();
  await stack.add(copiedOrderOf(4, { mudouem: Date.now() }));
  reads.allow(0);
  expect(await ask()).toMatchObject({ status: 200, counted: 3 });
  expect((await ask()).until).toBeLessThanOrEqual(until);
  reads.allow(Infinity);
  await expect.poll(async () => (await ask()).counted).toBe(4);
});

test('§7 another instance that copies for long holds up no question', async () => {
  await stack.put(orders(3));
  await expect.poll(async () => (await ask()).counted).toBe(3);
  await stack.move(1, { status: 'Aprovado' });
  await stack.table.transaction().execute(async (other) => {
    await other
      .selectNoFrom((of) => of.fn('pg_advisory_xact_lock', [of.lit(lock)]).as('held'))
      .execute();
    expect(await ask()).toMatchObject({ status: 200, counted: 3 });
  });
  await expect.poll(async () => (await ask()).counted).toBe(2);
});

test('§7 40 people ask while 500 orders change, and all are answered', async () => {
  await stack.put(orders(500));
  const people40 = Array.from({ length: 40 }, async () => {
    const statuses: number[] = [];
    for (let question = 0; question < 3; question += 1) statuses.push((await ask()).status);
    return statuses;
  });
  await Promise.all(orders(500).map((_, at) => stack.move(at + 1, { status: 'Aprovado' })));
  const statuses = (await Promise.all(people40)).flat();
  expect(new Set(statuses)).toEqual(new Set([200]));
  await expect.poll(async () => (await ask()).counted).toBe(0);
});
