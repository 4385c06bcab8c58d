import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, request } from './client.ts';
import { milliseconds } from './measure.ts';
import { byKey, ordersOf } from './orders.ts';
import { ServerProcess } from './process.ts';
import { put } from './servers.ts';

/** Measures how long the first clients wait after a kill, with 50,000 orders of 5 to 40 lines. */
export async function measureRestart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'restart-'));
  const filled = await ServerProcess.start('database-process.ts', dataDir);
  await put(filled.port, 'orders', byKey(ordersOf(50_000, 5, 40)));
  await filled.kill();

  console.log('Restart with 50,000 orders of 5 to 40 lines');
  // Twice, because the first start also replays LevelDB's log of the large write.
  for (const start of ['after the large write', 'again']) {
    const server = await ServerProcess.start('database-process.ts', dataDir);
    const step = async (what: string, act: () => Promise<unknown>) => {
      console.log(`  ${start}, ${what}: ${(await milliseconds(act)).toFixed(0)} ms`);
    };
    let client: Client | undefined;
    const ask = (action: string, body: object) => client?.ask(request(action, body));
    await step('connecting and the first read', async () => {
      client = await Client.ofDatabase(server.port);
      await ask('g', { p: '/orders/o049999/total' });
    });
    await step('a write', async () => ask('p', { p: '/orders/o000001/status', d: start }));
    const last30 = { p: '/orders', q: { i: 'createdAt', l: 30, vf: 'r' } };
    await step('the last 30 by a child', async () => ask('g', last30));
    const { heap } = await server.memory();
    console.log(`  ${start}, heap: ${heap.toFixed(0)} MB`);
    await server.kill();
  }
  await rm(dataDir, { recursive: true });
}
