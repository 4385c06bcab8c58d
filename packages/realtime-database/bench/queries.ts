import { Client, request } from './client.ts';
import { inTurn, milliseconds, report } from './measure.ts';
import { keyOf, ordersOf } from './orders.ts';
import { startServers } from './servers.ts';

const rounds = 200;
const last30 = request('g', { p: '/orders', q: { i: 'createdAt', l: 30, vf: 'r' } });

/** Measures the last 30 of 50,000 orders by an indexed child, and the last 30 of 500. */
export async function measureQueries(): Promise<void> {
  console.log('Queries, the last 30 orders by an indexed child');
  const few = await prepare(500);
  const many = await prepare(50_000);

  for (const { count, ours, theirs } of [few, many]) {
    const times = await inTurn(
      rounds,
      () => ours.ask(last30),
      () => theirs.ask(last30),
    );
    report(`of ${count}`, times);
  }
  const asked = await inTurn(
    rounds,
    () => many.ours.ask(last30),
    () => few.ours.ask(last30),
  );
  console.log(`  of 50,000 against of 500: ratio ${(asked.ours / asked.bare).toFixed(2)}`);
  const written = await inTurn(rounds, many.writeAndAsk, few.writeAndAsk);
  console.log(`  the same after a write: ratio ${(written.ours / written.bare).toFixed(2)}`);
  few.stop();
  many.stop();
}

async function prepare(count: number) {
  const orders = ordersOf(count, 5, 40);
  const rules = { orders: { '.indexOn': 'createdAt' } };
  const { database, bare, stop } = await startServers(orders, rules);
  const ours = await Client.ofDatabase(database.port);
  const theirs = await Client.connect(bare.port, '/answer');

  const first = await milliseconds(() => ours.ask(last30));
  console.log(`  the first of ${count}, which makes the index: ${first.toFixed(0)} ms`);
  await theirs.ask(await ours.ask(last30));

  const writeAndAsk = async (round: number) => {
    const order = orders[(round * 97) % count];
    const place = `/orders/${order ? keyOf(order) : ''}/createdAt`;
    await ours.ask(request('p', { p: place, d: 1_800_000_000_000 + round }));
    await ours.ask(last30);
  };
  return { count, ours, theirs, writeAndAsk, stop };
}
