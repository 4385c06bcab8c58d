import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataFormat, finishDataFolder, openDataFolder } from './data-folder';

let folder: string;
let order: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mmv-data-'));
  order = join(folder, 'pedido');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const format = () => readFileSync(join(folder, 'format'), 'utf8').trim();

test('a first start that did not end leaves nothing to the next one', async () => {
  await openDataFolder(folder);
  writeFileSync(order, 'half');
  await openDataFolder(folder);
  expect(existsSync(order)).toBe(false);
});

test('data of a completed first start stays', async () => {
  await openDataFolder(folder);
  writeFileSync(order, 'whole');
  await finishDataFolder(folder);
  await openDataFolder(folder);
  expect(existsSync(order)).toBe(true);
  expect(format()).toBe(String(dataFormat));
});

test('data from before the format was noted stays, and is noted', async () => {
  writeFileSync(order, 'old');
  await openDataFolder(folder);
  await openDataFolder(folder);
  expect(existsSync(order)).toBe(true);
  expect(format()).toBe(String(dataFormat));
});

test.each(['99', ''])(
  "another version's data (format '%s') is refused and left alone",
  async (text) => {
    writeFileSync(join(folder, 'format'), text);
    writeFileSync(order, 'newer');
    await expect(openDataFolder(folder)).rejects.toThrow(
      /foram gravados por outra versão do projeto \(formato (99|vazio); .+ ou comece do zero/,
    );
    expect(existsSync(order)).toBe(true);
  },
);

test('--fresh forgets even that', async () => {
  writeFileSync(join(folder, 'format'), '99');
  writeFileSync(order, 'newer');
  await openDataFolder(folder, { fresh: true });
  expect(existsSync(order)).toBe(false);
});
