import { Client, request } from './client.ts';
import { inTurn, report } from './measure.ts';
import { keyOf, ordersOf } from './orders.ts';
import { startServers } from './servers.ts';

const connections = 200;
const rounds = 100;

/** Measures a write that reaches 200 connections, which listen to one list of 10,000 orders. */
export async function measureFanOut(): Promise<void> {
  const orders = ordersOf(10_000, 1, 3);
  const { database, bare, stop } = await startServers(orders);
  const ours = await connectAll(() => Client.ofDatabase(database.port));
  const theirs = await connectAll(() => Client.connect(bare.port, '/answer'));
  const listen = request('q', { p: '/orders', h: '' });

  const list = (await ours[0]?.ask(listen)) ?? '';
  await ours[0]?.next();
  await theirs[0]?.ask(list);
  const listening = await inTurn(
    connections - 1,
    async (round) => {
      await ours[round + 1]?.ask(listen);
      await ours[round + 1]?.next();
    },
    (round) => theirs[round + 1]?.ask('?') ?? Promise.resolve(),
  );
  const megabytes = (list.length / 1e6).toFixed(1);
  console.log(`Fan-out, ${connections} connections to a list of 10,000 orders (${megabytes} MB)`);
  report('the list, for each of them', listening);

  const writer = await Client.ofDatabase(database.port);
  const teller = await Client.connect(bare.port, '/tell');
  const hearers = await connectAll(() => Client.connect(bare.port, '/listen'));
  const change = (round: number) => {
    const order = orders[(round * 97) % orders.length];
    return { p: `/orders/${order ? keyOf(order) : ''}/status`, d: `status ${round}` };
  };
  const told = (round: number) => {
    const { p, d } = change(round);
    return JSON.stringify({ t: 'd', d: { a: 'd', b: { p: p.slice(1), d } } });
  };
  const writes = await inTurn(
    rounds,
    (round) => toAll(ours, writer.ask(request('p', change(round)))),
    (round) => toAll(hearers, teller.ask(told(round))),
  );
  report('a write, until all of them have it', writes);
  stop();
}

async function connectAll(connect: () => Promise<Client>): Promise<Client[]> {
  return Promise.all(Array.from({ length: connections }, connect));
}

async function toAll(clients: readonly Client[], asked: Promise<string>): Promise<void> {
  await Promise.all([asked, ...clients.map((client) => client.next())]);
}
