import { Client, request } from './client.ts';
import { nodeHash } from '../src/tree/node-hash.ts';
import { inTurn, report } from './measure.ts';
import { ordersOf } from './orders.ts';
import { startServers } from './servers.ts';

const rounds = 500;
const racers = 20;
const steps = 10;

/** Measures increments of one counter, each on condition that no other client has moved it. */
export async function measureTransactions(): Promise<void> {
  const { database, bare, stop } = await startServers(ordersOf(100, 5, 40));
  const ours = await Client.ofDatabase(database.port);
  const theirs = await Client.connect(bare.port, '/echo');
  console.log('Transactions on one counter');
  report(
    'one step, one client',
    await inTurn(
      rounds,
      (round) => ours.ask(step('/alone', round)),
      (round) => theirs.ask(step('/alone', round)),
    ),
  );

  const clients = await Promise.all(
    Array.from({ length: racers }, () => Client.ofDatabase(database.port)),
  );
  const echoes = await Promise.all(
    Array.from({ length: racers }, () => Client.connect(bare.port, '/echo')),
  );
  const counted = await inTurn(
    5,
    (round) => Promise.all(clients.map((client) => countUp(client, `/race${round}`))),
    (round) => Promise.all(echoes.map((client) => echo(client, `/race${round}`))),
  );
  report(`${racers} clients racing for ${steps} steps each`, counted);
  stop();
}

/** The request with which an SDK moves the counter from `value` to the next. */
function step(place: string, value: number): string {
  return request('p', { p: place, d: value + 1, h: nodeHash(value === 0 ? null : value) });
}

async function countUp(client: Client, place: string): Promise<void> {
  let value = 0;
  for (let done = 0; done < steps;) {
    const answer = await client.ask(step(place, value));
    if (answer.includes('"s":"ok"')) {
      value += 1;
      done += 1;
    } else {
      const now = await client.ask(request('g', { p: place }));
      value = Number(/"d":(\d+)\}\}\}$/.exec(now)?.[1] ?? 0);
    }
  }
}

async function echo(client: Client, place: string): Promise<void> {
  for (let done = 0; done < steps; done += 1) await client.ask(step(place, done));
}
