import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readExport } from './read-export';
import { restFormat } from './rest';

/** An export as the suite writes it, with our additional parts. */
const whole = {
  'firebase-export-metadata.json': JSON.stringify({
    version: '15.34.2',
    auth: { version: '15.34.2', path: 'auth_export' },
    database: { version: '4.11.2', path: 'database_export' },
  }),
  'auth_export/accounts.json': '{ "kind": "any", "users": [{ "localId": "ana" }] }',
  'auth_export/config.json': '{}',
  'database_export/demo-mmv.json': '{}',
  'mmv_export/format': `${restFormat}\n`,
};
type Name = keyof typeof whole;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mmv-export-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads the export with these files changed; undefined removes a file. */
function readWith(changed: Partial<Record<Name, string | undefined>> = {}) {
  for (const [name, text] of Object.entries({ ...whole, ...changed })) {
    if (text === undefined) continue;
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return readExport(folder);
}

test('a whole export', async () => {
  expect(await readWith()).toEqual({
    accounts: [{ localId: 'ana' }],
    databases: [join(folder, 'database_export/demo-mmv.json')],
    rest: join(folder, 'mmv_export'),
  });
});

test('an export of a suite with only Auth, without accounts', async () => {
  const read = await readWith({
    'firebase-export-metadata.json': '{ "auth": { "path": "auth_export" } }',
    'auth_export/accounts.json': '{ "kind": "any" }',
    'mmv_export/format': undefined,
  });
  expect(read).toEqual({ accounts: [], databases: undefined, rest: undefined });
});

test.each<[string, Partial<Record<Name, string | undefined>>, string]>([
  [
    'no export',
    { 'firebase-export-metadata.json': undefined },
    'falta o arquivo firebase-export-metadata.json.',
  ],
  [
    "Firestore's",
    { 'firebase-export-metadata.json': '{ "firestore": {} }' },
    'não tem dados de Auth nem do Realtime Database',
  ],
  [
    'one that was cut in its list of parts',
    { 'firebase-export-metadata.json': '{ "auth": ' },
    'firebase-export-metadata.json foi cortado ou alterado.',
  ],
  [
    'one that was cut in its accounts',
    { 'auth_export/accounts.json': '{ "users": [{' },
    'auth_export/accounts.json foi cortado ou alterado.',
  ],
  [
    'one without its accounts',
    { 'auth_export/accounts.json': undefined },
    'falta auth_export/accounts.json.',
  ],
  [
    'one without its databases',
    { 'database_export/demo-mmv.json': undefined },
    'falta database_export.',
  ],
  [
    'one of another version of the project',
    { 'mmv_export/format': '0, PostgreSQL 12' },
    `é de outra versão do projeto (formato 0, PostgreSQL 12; esta lê ${restFormat}).`,
  ],
])('%s is refused', async (_, changed, sentence) => {
  const reading = readWith(changed);
  await expect(reading).rejects.toThrow(sentence);
  await expect(reading).rejects.toThrow(folder);
  await expect(reading).rejects.toThrow('Nada foi iniciado nem apagado.');
});

test('a folder that is not there is refused', async () => {
  await expect(readExport(join(folder, 'nowhere'))).rejects.toThrow('falta o arquivo');
});
