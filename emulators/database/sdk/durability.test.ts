import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { get, ref, set } from 'firebase/database';
import { describe, expect, test } from 'vitest';
import { startDatabase } from '../server';
import { afterTest, connect, startServer } from './connect';
import { WireClient } from './wire-client';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  afterTest(() => rm(folder, { recursive: true }));
  return folder;
}

/** The server as a process that can be killed. */
async function spawnServer(dataDir: string): Promise<{ child: ChildProcess; port: number }> {
  const main = join(import.meta.dirname, '../main.ts');
  const args = ['--import', 'tsx', main, '--port', '0', '--data', dataDir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  afterTest(() => child.kill('SIGKILL'));
  for await (const chunk of child.stdout) {
    const port = /127\.0\.0\.1:(\d+)/.exec(String(chunk))?.[1];
    if (port !== undefined) return { child, port: Number(port) };
  }
  throw new Error('the server did not start');
}

describe('what was acknowledged is there after a kill', () => {
  test('kill -9 in the midst of writes: none is lost, none is there in part', async () => {
    const dataDir = await newFolder();
    const { child, port } = await spawnServer(dataDir);
    const client = await WireClient.connect(port, 'demo-mmv');
    const text = 'x'.repeat(5000);
    const acknowledged: number[] = [];
    await new Promise<void>((resolve) => {
      for (let number = 1; number <= 2000; number += 1) {
        const write = { [`orders/${number}`]: { number, text }, [`index/${number}`]: true };
        void client.request('m', { p: '/', d: write }).then(({ s: status }) => {
          if (status === 'ok') acknowledged.push(number);
          if (acknowledged.length === 300) resolve();
        });
      }
    });
    child.kill('SIGKILL');
    await once(child, 'exit');

    const restarted = await startServer({ dataDir, projectId: 'demo-mmv' });
    const snapshot = await get(ref(connect(restarted.port, { namespace: 'demo-mmv' })));
    const stored: number[] = [];
    snapshot.child('orders').forEach((order) => void stored.push(Number(order.key)));
    const indexed: number[] = [];
    snapshot.child('index').forEach((entry) => void indexed.push(Number(entry.key)));
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(indexed).toEqual(stored);
  });

  test('a restart brings back every namespace, priorities and removals too', async () => {
    const dataDir = await newFolder();
    const first = await startDatabase({ port: 0, dataDir, projectId: 'demo-test' });
    const database = connect(first.port);
    const many = Object.fromEntries(
      Array.from({ length: 600 }, (_, index) => [`k${index}`, { a: index }]),
    );
    await set(ref(database, 'many'), { ...many, '.priority': 3 });
    await set(ref(database, 'many/k7'), null);
    await set(ref(database, 'few'), { '.value': 'x', '.priority': 1 });
    await set(ref(connect(first.port, { namespace: 'demo-other' })), 'a bare value');
    const before = (await get(ref(database))).exportVal() as unknown;
    await first.close();

    const { port } = await startServer({ dataDir });
    const after = (await get(ref(connect(port)))).exportVal() as unknown;
    expect(after).toEqual(before);
    const other = await get(ref(connect(port, { namespace: 'demo-other' })));
    expect(other.val()).toBe('a bare value');
  });
});
