import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkLevelFolder } from '../../src/persistence/leveldb/check-folder.ts';
import { startDatabase } from '../../src/server.ts';
import { afterTest, projectId } from '../support/connect.ts';
import { randomFrom } from '../support/random.ts';

const count = 120;
/** Bytes before the data of a record: checksum, length and type. */
const recordHeader = 7;
/** Bytes between the record's header and a key: the batch's header, the operation's tag and the key's length. */
const beforeKey = recordHeader + 12 + 2;

async function start(dataDir: string) {
  const server = await startDatabase({ projectId, dataDir });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  afterTest(close);
  return { port: server.port, close };
}

/** Enough leaves that each order is a record of its own. */
const many = Array.from({ length: 300 }, (_, at) => at);

async function writeOrder(port: number, order: number, filling: unknown): Promise<void> {
  const url = `http://127.0.0.1:${port}/orders/o${order}.json?ns=${projectId}`;
  const response = await fetch(url, { method: 'PUT', body: JSON.stringify({ order, filling }) });
  expect(response.status).toBe(200);
}

async function storedOrders(dataDir: string): Promise<string[]> {
  const { port, close } = await start(dataDir);
  const response = await fetch(`http://127.0.0.1:${port}/orders.json?ns=${projectId}`);
  const orders = Object.keys((await response.json()) as object);
  await close();
  return orders;
}

/** A folder with orders, each a separate record in LevelDB's log. */
async function filledFolder(filling = ''): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'damage-'));
  afterTest(() => rm(dataDir, { recursive: true }));
  const { port, close } = await start(dataDir);
  await writeOrder(port, count, many);
  for (let order = 0; order < count; order += 1) await writeOrder(port, order, filling);
  await close();
  return dataDir;
}

async function fileOf(dataDir: string, suffix: string): Promise<string> {
  const name = (await readdir(dataDir)).find((file) => file.endsWith(suffix));
  return join(dataDir, name ?? '');
}

/** Changes the bytes of the log. `at` is the offset of an order's record. */
async function changeLog(
  dataDir: string,
  change: (bytes: Buffer, at: (order: number) => number) => Buffer,
): Promise<string> {
  const file = await fileOf(dataDir, '.log');
  const bytes = await readFile(file);
  const at = (order: number) => bytes.indexOf(`${projectId}/orders/o${order}`) - beforeKey;
  await writeFile(file, change(bytes, at));
  return file;
}

function flipped(bytes: Buffer, at: number, bit = 0): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at);
  return changed;
}

function without(bytes: Buffer, from: number, to: number): Buffer {
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
}

describe('a damaged log fails the start with its name', () => {
  test.each<[string, (bytes: Buffer, at: (order: number) => number) => Buffer, string]>([
    [
      'a bit of an order',
      (bytes, at) => flipped(bytes, at(60) + 40),
      'does not match its checksum',
    ],
    ['the length of a record', (bytes, at) => flipped(bytes, at(117) + 5, 4), 'a wrong length'],
    ['a piece cut out', (bytes, at) => without(bytes, at(60) + 10, at(60) + 30), 'checksum'],
    ['a whole record cut out', (bytes, at) => without(bytes, at(60), at(61)), 'is missing'],
    ['the first record', (bytes, at) => flipped(bytes, at(0) + 30), 'checksum'],
    ['the last record', (bytes) => flipped(bytes, bytes.length - 3), 'checksum'],
  ])('%s', async (_name, change, what) => {
    const dataDir = await filledFolder();
    const file = await changeLog(dataDir, change);
    const starting = start(dataDir);
    await expect(starting).rejects.toThrow(`${file} is damaged at byte`);
    await expect(starting).rejects.toThrow(what);
  });

  test('even if it was moved into a table', async () => {
    const dataDir = await filledFolder();
    expect(await storedOrders(dataDir)).toHaveLength(count + 1);
    const file = await fileOf(dataDir, '.ldb');
    await writeFile(file, flipped(await readFile(file), 900));
    await expect(start(dataDir)).rejects.toThrow(`${file} is damaged at byte`);
  });

  test.each(['.log', '.ldb', 'CURRENT'])('a missing file (%s)', async (suffix) => {
    const dataDir = await filledFolder();
    await storedOrders(dataDir);
    const file = await fileOf(dataDir, suffix);
    await rm(file);
    await expect(start(dataDir)).rejects.toThrow(`${file} is damaged: it is missing`);
  });
});

test('half a record at the end was never acknowledged, so it is skipped', async () => {
  const dataDir = await filledFolder();
  await changeLog(dataDir, (bytes) => bytes.subarray(0, bytes.length - 5));
  const orders = await storedOrders(dataDir);
  expect(orders).toHaveLength(count);
  expect(orders).not.toContain(`o${count - 1}`);
});

test('every flipped bit is noticed, in the log, the manifest or a table', async () => {
  const random = randomFrom(15);
  const dataDir = await filledFolder();
  const check = async (file: string, end: (bytes: Buffer) => number) => {
    const bytes = await readFile(file);
    for (let round = 0; round < 60; round += 1) {
      const at = Math.floor(random() * end(bytes));
      const bit = Math.floor(random() * 8);
      await writeFile(file, flipped(bytes, at, bit));
      await expect(checkLevelFolder(dataDir), `${file}, byte ${at}, bit ${bit}`).rejects.toThrow(
        'is damaged',
      );
    }
    await writeFile(file, bytes);
  };
  const manifest = join(dataDir, (await readFile(join(dataDir, 'CURRENT'), 'utf8')).trim());
  await check(manifest, (bytes) => bytes.length);
  await check(await fileOf(dataDir, '.log'), (bytes) => bytes.length);
  await storedOrders(dataDir);
  // The table's last 48 bytes are its footer, which is padded.
  await check(await fileOf(dataDir, '.ldb'), (bytes) => bytes.length - 48);
  await checkLevelFolder(dataDir);
});

test('tables of many blocks pass the check, compressed or not', async () => {
  const dataDir = await filledFolder('compressible '.repeat(3000));
  expect(await storedOrders(dataDir)).toHaveLength(count + 1);
  const random = randomFrom(16);
  const { port, close } = await start(dataDir);
  const noise = Array.from({ length: 20_000 }, () => random().toString(36)).join('');
  for (let order = 0; order < 40; order += 1) await writeOrder(port, order, noise);
  await close();
  await checkLevelFolder(dataDir);
  expect(await storedOrders(dataDir)).toHaveLength(count + 1);
  await checkLevelFolder(dataDir);
});
