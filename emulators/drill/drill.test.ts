import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../functions/src/postgres/connection';
import { changeAccount } from '../auth/accounts-api';
import { saveRest } from '../export/rest';
import { startFirebase } from '../firebase/firebase';
import { ports, projectId } from '../ports';
import { fillAccounts } from '../sample/fill-accounts';
import { createParts } from '../start/parts';
import { projectRoot } from '../start/project-root';
import { startServers } from '../start/servers';

/** The services of a stack that store data, with the sample data, a picture and a mail. */
const parts = createParts();
let dataDir: string;
let postgres: Awaited<ReturnType<typeof startServers>>;

const backup = join(projectRoot, '.emulators', `${ports.app}-backup`);
/** The data folder of the second stack. */
const second = join(projectRoot, '.emulators', `${ports.app + 1000}`);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mmv-drill-'));
  await mkdir(join(dataDir, 'pictures'));
  await writeFile(join(dataDir, 'pictures/00123.jpg'), Buffer.from([0xff, 0xd8]));
  const log = () => undefined;
  postgres = await startServers({ dataDir, sample: true, imported: undefined, log }, parts);
  const exportRest = (folder: string) => saveRest({ dataDir, postgres }, folder);
  const options = { dataDir, appUrl: '', only: 'auth', exportRest, log };
  await parts.keepChild(await startFirebase(options)).ready;
  await fillAccounts();
});

afterAll(async () => {
  await parts.close();
  for (const folder of [dataDir, backup, `${backup}-cut`]) {
    await rm(folder, { recursive: true, force: true });
  }
});

async function drill(...args: string[]) {
  const command = ['--import', 'tsx', 'emulators/drill/main.ts', ...args];
  const options = { cwd: projectRoot, all: true, reject: false } as const;
  const { exitCode, all } = await execa(process.execPath, command, options);
  return { exitCode, lines: all.split('\n') };
}

test('a running stack is saved and restored without a difference', async () => {
  const { exitCode, lines } = await drill();
  expect(lines.at(-1)).toBe('0 diferenças.');
  expect(lines.at(-2)).toContain('1 fotos e e-mails.');
  expect(exitCode).toBe(0);
  expect(existsSync(second)).toBe(false);
});

test('what changed since a back-up is named', async () => {
  await fetch(`http://127.0.0.1:${ports.database}/numerodopedido.json?ns=${projectId}`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: '77',
  });
  await changeAccount({ localId: 'vendedor', disableUser: true });
  const db = openPostgres(postgres.url);
  await db
    .updateTable('categorias')
    .set({ DESCRICAO: 'Outra' })
    .where('CD_GRUPO', '=', 'CABO')
    .execute();
  await db.destroy();

  const { exitCode, lines } = await drill(backup);
  expect(lines).toEqual(
    expect.arrayContaining([
      '4 diferenças.',
      '- banco/numerodopedido',
      '- contas/vendedor/disabled',
    ]),
  );
  expect(lines.join('\n')).toContain('postgres/categorias/{"CD_GRUPO":"CABO","DESCRICAO":"Outra"}');
  expect(exitCode).toBe(1);
});

test('a damaged back-up is refused before the second stack begins', async () => {
  await cp(backup, `${backup}-cut`, { recursive: true });
  await truncate(join(`${backup}-cut`, 'database_export', `${projectId}.json`), 1000);
  const { exitCode, lines } = await drill(`${backup}-cut`);
  expect(lines).toEqual([
    `A cópia de segurança em ${backup}-cut está danificada: database_export/${projectId}.json foi cortado ou alterado. Nada foi restaurado; use outra cópia.`,
  ]);
  expect(exitCode).toBe(1);
  expect(existsSync(second)).toBe(false);
});

test('a second stack with data is refused and keeps it', async () => {
  await mkdir(second);
  await writeFile(join(second, 'format'), '1');
  try {
    const { exitCode, lines } = await drill(backup);
    expect(lines.at(-1)).toContain('Nada foi restaurado: a segunda pilha não está vazia');
    expect(exitCode).toBe(1);
    expect(existsSync(join(second, 'format'))).toBe(true);
  } finally {
    await rm(second, { recursive: true });
  }
});
