import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { afterEach, expect, test, vi } from 'vitest';
import { LevelFolder } from '../../src/persistence/level-store.ts';
import { put } from '../../src/tree/node.ts';
import { nodeFromJson } from '../../src/tree/node-parse.ts';
import { nodeToJson } from '../../src/tree/node-json.ts';
import { afterTest } from '../support/connect.ts';

type Batch = ReturnType<ClassicLevel['batch']>;
const levels = ClassicLevel.prototype as { batch: () => Batch };

afterEach(() => {
  vi.restoreAllMocks();
});

async function openStore(folder: string) {
  const opened = await LevelFolder.open(folder, () => undefined);
  const store = opened.store('main');
  return { store, root: await store.load(), close: () => opened.close() };
}

/** LevelDB reports a full disk for both attempts, but keeps the batch all the same. */
function failButKeep(): void {
  const kept = levels.batch;
  const keep = function (this: typeof levels) {
    const batch = kept.call(this);
    const write = batch.write.bind(batch);
    batch.write = async () => {
      await write();
      throw new Error('IO error: 000003.log: No space left on device');
    };
    return batch;
  };
  vi.spyOn(levels, 'batch').mockImplementationOnce(keep).mockImplementationOnce(keep);
}

test('a refused write is not there later, even if the disk kept it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'level-'));
  afterTest(() => rm(folder, { recursive: true }));
  const { store, close } = await openStore(folder);
  // Enough leaves that each child is a record of its own.
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, at]));
  const json = { a: 1, b: 1, many };
  const first = nodeFromJson(json, { now: 0, existing: null, levels: 32 });
  await store.save(null, first);

  failButKeep();
  const refused = put(put(first, ['a'], 2), ['refused'], 2);
  const onTop = put(refused, ['b'], 3);
  const outcomes = await Promise.allSettled([
    store.save(first, refused),
    store.save(refused, onTop),
  ]);
  const reason: unknown = expect.objectContaining({ message: 'the disk is full' });
  expect(outcomes).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  await expect(store.save(onTop, put(onTop, ['b'], 4))).rejects.toThrow('rests on a write');

  const next = put(first, ['c'], 5);
  await store.save(first, next);
  await close();
  const again = await openStore(folder);
  expect(nodeToJson(again.root)).toBe(nodeToJson(next));
  await again.close();
});

test('a long log is a table when its write counts as stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'level-'));
  afterTest(() => rm(folder, { recursive: true }));
  const { store, close } = await openStore(folder);
  const records = Array.from({ length: 300 }, (_, at) => [`k${at}`, 'x'.repeat(20_000)]);
  const context = { now: 0, existing: null, levels: 32 };
  const imported = nodeFromJson(Object.fromEntries(records), context);
  await store.save(null, imported);
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const sizes = await Promise.all(logs.map(async (log) => (await stat(join(folder, log))).size));
  expect(sizes).toEqual([0]);
  await close();
  const again = await openStore(folder);
  expect(nodeToJson(again.root)).toBe(nodeToJson(imported));
  await again.close();
});
