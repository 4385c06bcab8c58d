import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { get, ref, set } from 'firebase/database';
import { describe, expect, test } from 'vitest';
import { startDatabase } from '../../src/server.ts';
import { afterTest, connect, startServer } from '../support/connect.ts';
import { hasSmallDisks, SmallDisk } from '../support/small-disk.ts';
import { runKills } from './kill-run.ts';

/** REALTIME_DATABASE_LONG=1 runs longer and with a new seed each time, to find rare races. */
const long = process.env['REALTIME_DATABASE_LONG'] === '1';
const kills = long ? 200 : 3;
const seed = long ? Date.now() % 2 ** 31 : 20261121;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  afterTest(() => rm(folder, { recursive: true }));
  return folder;
}

describe('acknowledged writes survive', () => {
  test('kills during writes, and no write is stored in part', async () => {
    const dataDir = await newFolder();
    // A failure's message contains the seed.
    const { acknowledged } = await runKills({ kills, seed, dataDir });
    expect(acknowledged).toBeGreaterThan(0);
  }, 1_800_000);

  test.runIf(hasSmallDisks)(
    'and nothing that was refused, where the disk is full now and then',
    async () => {
      const disk = await SmallDisk.mount(40);
      const dataDir = join(disk.folder, 'data');
      const { acknowledged, refused } = await runKills({ kills, seed, dataDir, disk });
      expect(Math.min(acknowledged, refused)).toBeGreaterThan(0);
    },
    1_800_000,
  );

  test('a restart: every namespace, priorities and removals too', async () => {
    const dataDir = await newFolder();
    const first = await startDatabase({ dataDir, projectId: 'demo-test' });
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
