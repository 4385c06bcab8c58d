import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { milliseconds } from './measure.ts';
import { byKey, ordersOf } from './orders.ts';
import { ServerProcess } from './process.ts';

/** Measures an import of 50,000 orders of 5 to 40 lines: the peak memory, and how long other requests wait. */
export async function measureImport(): Promise<void> {
  const orders = byKey(ordersOf(50_000, 5, 40));
  // Built before other requests wait, because this process would delay them.
  const body = Buffer.from(JSON.stringify({ orders }));
  console.log(`Import of ${(body.length / 1e6).toFixed(0)} MB`);
  const dataDir = await mkdtemp(join(tmpdir(), 'import-'));
  for (const args of [[], [dataDir]]) {
    const server = await ServerProcess.start('database-process.ts', ...args);
    const over = new AbortController();
    const waits = longestWait(server.port, over.signal);
    const took = await milliseconds(() => importOf(server.port, body));
    over.abort();
    const { peak } = await server.memory();
    console.log(
      `  ${args.length > 0 ? 'with a data folder' : 'in memory'}: ${(took / 1000).toFixed(1)} s, ` +
        `at most ${peak.toFixed(0)} MB, longest small read ${(await waits).toFixed(0)} ms`,
    );
    server.stop();
  }
  await rm(dataDir, { recursive: true });
}

/** Not by `fetch`: a large body keeps it so busy that other requests of this process wait. */
async function importOf(port: number, body: Buffer): Promise<void> {
  const headers = { authorization: 'Bearer owner' };
  const path = '/.json?print=silent';
  const sent = request({ port, host: '127.0.0.1', method: 'PUT', path, headers }).end(body);
  const [{ statusCode }] = (await once(sent, 'response')) as [IncomingMessage];
  if (statusCode !== 204) throw new Error(`the import was answered with ${statusCode}`);
}

async function longestWait(port: number, end: AbortSignal): Promise<number> {
  let longest = 0;
  while (!end.aborted) {
    const wait = await milliseconds(() => fetch(`http://127.0.0.1:${port}/small.json`));
    longest = Math.max(longest, wait);
  }
  return longest;
}
