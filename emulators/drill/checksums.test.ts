import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSums, sumsFile, writeSums } from './checksums';

let folder: string;
const file = (name: string) => join(folder, name);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mmv-sums-'));
  mkdirSync(file('auth_export'));
  writeFileSync(file('auth_export/accounts.json'), '{ "users": [] }');
  writeFileSync(file('product-table.tar.gz'), Buffer.from([1, 2, 3]));
  await writeSums(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a whole back-up', async () => {
  expect(await checkSums(folder)).toBe(2);
});

test('a back-up that was saved over another one', async () => {
  await writeSums(folder);
  expect(await checkSums(folder)).toBe(2);
});

test.each<[string, () => void, string]>([
  [
    'cut',
    () => truncateSync(file('product-table.tar.gz'), 2),
    'product-table.tar.gz foi cortado ou alterado',
  ],
  [
    'changed',
    () => writeFileSync(file('auth_export/accounts.json'), '{ "users": {} }'),
    'auth_export/accounts.json foi cortado ou alterado',
  ],
  ['missing', () => rmSync(file('auth_export/accounts.json')), 'falta auth_export/accounts.json'],
  [
    'not in the list',
    () => writeFileSync(file('auth_export/other.json'), ''),
    'auth_export/other.json não está na lista',
  ],
  [
    'in a list that was cut',
    () => truncateSync(file(sumsFile), 100),
    'product-table.tar.gz não está na lista',
  ],
  ['without a list', () => rmSync(file(sumsFile)), `falta o arquivo ${sumsFile}`],
])('a back-up with a file %s is refused', async (_, damage, reason) => {
  damage();
  const checking = checkSums(folder);
  await expect(checking).rejects.toThrow(reason);
  await expect(checking).rejects.toThrow(folder);
  await expect(checking).rejects.toThrow('Nada foi restaurado');
});
