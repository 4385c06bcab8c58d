import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDatabase } from 'realtime-database-local';
import { keepAccounts } from '../auth/keep-accounts';
import { openStored } from './stored-part';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mmv-stored-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function lay(place: string, files: Record<string, string>) {
  mkdirSync(join(folder, place));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, place, name), text);
}

const neverOpened = () => Promise.reject(new Error('opened all the same'));
const wayOut =
  /não podem ser lidos: (.+)\. Nada foi apagado: .+ "npm start -- --fresh", que a apaga\.$/;

test.each([
  ['postgres', 'product-table', { base: '' }, 'falta o arquivo PG_VERSION'],
  [
    'postgres',
    'product-table',
    { PG_VERSION: '17\n' },
    'são do PostgreSQL 17, e este projeto traz o 18',
  ],
  ['database', 'database', { '000005.ldb': '' }, 'falta o arquivo CURRENT'],
] as const)(
  '%s is not opened over files that it would write over',
  async (part, place, files, reason) => {
    lay(place, files);
    const refused = openStored(part, folder, neverOpened);
    await expect(refused).rejects.toThrow(wayOut);
    await expect(refused).rejects.toThrow(reason);
    expect(readdirSync(join(folder, place))).toEqual(Object.keys(files));
  },
);

test('a damaged database is named with the fault', async () => {
  lay('database', { CURRENT: 'MANIFEST-000002\n' });
  const refused = openStored('database', folder, (dataDir) => startDatabase({ dataDir }));
  await expect(refused).rejects.toThrow(wayOut);
  await expect(refused).rejects.toThrow('o arquivo MANIFEST-000002 falta ou está danificado.');
});

test('a damaged record of the database is named with its place', async () => {
  const dataDir = join(folder, 'database');
  const database = await startDatabase({ dataDir });
  await database.set('pedidos/1001', 'um pedido');
  await database.close();
  const log = readdirSync(dataDir).find((file) => file.endsWith('.log')) ?? '';
  const text = readFileSync(join(dataDir, log), 'latin1');
  writeFileSync(join(dataDir, log), text.replace('um pedido', 'um pexido'), 'latin1');

  const refused = openStored('database', folder, (path) => startDatabase({ dataDir: path }));
  await expect(refused).rejects.toThrow(wayOut);
  await expect(refused).rejects.toThrow(
    `o arquivo ${log} falta ou está danificado (a partir do byte`,
  );
});

test('half-written accounts are named', async () => {
  writeFileSync(join(folder, 'auth-accounts.json'), '[{"localId":');
  const refused = openStored('accounts', folder, (file) => keepAccounts(file, () => undefined));
  await expect(refused).rejects.toThrow(wayOut);
});

test("what the system refuses isn't taken for damage", async () => {
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
  await expect(openStored('inbox', folder, () => Promise.reject(full))).rejects.toBe(full);
});
