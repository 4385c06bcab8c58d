import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '../../functions/src/postgres/connection';
import { hookPatience } from '../../tests/support/time-limits';
import { changeAccount } from '../auth/accounts-api';
import { keptDir } from '../data/data-dir';
import { saveRest } from '../export/rest';
import { startFirebase } from '../firebase/firebase';
import { ports, projectId } from '../ports';
import { fillAccounts } from '../sample/people/fill-accounts';
import { createParts } from '../start/parts';
import { projectRoot } from '../start/project-root';
import { startServers } from '../start/servers';
import { drill } from './drill';
import { differences, readRecords } from './records';

// Two stacks of its own, because the endpoints' tests run theirs at the same time.
vi.hoisted(() =>
  vi.stubEnv('MMV_PORT_OFFSET', String(Number(process.env['MMV_PORT_OFFSET']) - 3000)),
);

/** The services of a stack that store data, with the sample data and a picture. */
const parts = createParts();
let dataDir: string;
let postgres: Awaited<ReturnType<typeof startServers>>;

const backup = `${keptDir}-backup`;
const cut = `${backup}-cut`;
const silent = () => undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mmv-drill-'));
  await mkdir(join(dataDir, 'pictures'));
  await writeFile(join(dataDir, 'pictures/00123.jpg'), Buffer.from([0xff, 0xd8]));
  postgres = await startServers(
    { dataDir, sample: 'usual', imported: undefined, log: silent },
    parts,
  );
  const exportRest = (folder: string) => saveRest({ dataDir, postgres }, folder);
  const options = { dataDir, appUrl: '', only: 'auth', exportRest, log: silent };
  await parts.keepChild(await startFirebase(options)).ready;
  await fillAccounts();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await parts.close();
  for (const folder of [dataDir, backup, cut]) {
    await rm(folder, { recursive: true, force: true });
  }
});

test(
  'a running stack is saved and restored without a difference',
  async () => {
    const command = ['--import', 'tsx', 'emulators/drill/main.ts'];
    const options = { cwd: projectRoot, all: true, reject: false } as const;
    const { exitCode, all } = await execa(process.execPath, command, options);
    const lines = all.split('\n');
    expect(lines.at(-1)).toBe('0 diferenças.');
    expect(lines.at(-2)).toContain('1 fotos e e-mails.');
    expect(exitCode).toBe(0);
    expect(existsSync(join(projectRoot, '.emulators', `${ports.app + 1000}`))).toBe(false);
  },
  hookPatience,
);

test('a damaged back-up is refused before the second stack begins', async () => {
  await cp(backup, cut, { recursive: true });
  await truncate(join(cut, 'database_export', `${projectId}.json`), 1000);
  await expect(drill(ports, cut, silent)).rejects.toThrow(
    `A cópia de segurança em ${cut} está danificada: database_export/${projectId}.json foi cortado ou alterado. Nada foi restaurado; use outra cópia.`,
  );
  expect(existsSync(keptDir)).toBe(false);
});

test('a second stack with data is refused and keeps it', async () => {
  await mkdir(keptDir);
  await writeFile(join(keptDir, 'format'), '1');
  try {
    await expect(drill(ports, backup, silent)).rejects.toThrow(
      'Nada foi restaurado: a segunda pilha não está vazia',
    );
    expect(existsSync(join(keptDir, 'format'))).toBe(true);
  } finally {
    await rm(keptDir, { recursive: true });
  }
});

test('a second stack on taken ports is refused', async () => {
  await expect(drill(ports, backup, silent)).rejects.toThrow(
    `A porta ${ports.database}, pedida para o Realtime Database local, está ocupada.`,
  );
});

test('each changed record is named', async () => {
  const before = await readRecords(ports);
  await fetch(`http://127.0.0.1:${ports.database}/numerodopedido.json?ns=${projectId}`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: '77',
  });
  await changeAccount({ localId: 'vendedor', disableUser: true });
  const db = openPostgres(postgres.url);
  await db
    .updateTable('categorias')
    .set({ DESCRICAO: 'Cabo' })
    .where('CD_GRUPO', '=', 'CABO')
    .execute();
  await db.destroy();
  expect(differences(before, await readRecords(ports))).toEqual([
    'banco/numerodopedido',
    'contas/vendedor/disabled',
    'postgres/categorias/{"CD_GRUPO":"CABO","DESCRICAO":"CABOS E CONDUÍTES"}',
    'postgres/categorias/{"CD_GRUPO":"CABO","DESCRICAO":"Cabo"}',
  ]);
});
