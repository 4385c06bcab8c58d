import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startDatabase } from 'realtime-database-local';
import { projectId } from '../../emulators/ports';
import { sampleDatabase } from '../../emulators/sample/database';
import { projectRoot } from '../../emulators/start/project-root';
import type { Order } from '../../domain/order';

type Server = Awaited<ReturnType<typeof startDatabase>>;

let server: Server;
beforeAll(async () => {
  server = await startDatabase({ port: 0, projectId, rulesFile: 'database.rules.json' });
});
afterAll(() => server.close());

const functions = join(projectRoot, 'functions');
// Beside lib, which other tests build at the same time, and where the functions' packages are found.
const bundle = join(functions, 'node_modules/.cache/recount-test');
beforeAll(() =>
  execa('npm', ['run', 'build', '--', '--dir', bundle, '--cleanDir'], { cwd: functions }),
);

const recount = () =>
  execa('node', [join(bundle, 'commands/recount.js')], {
    env: {
      FIREBASE_DATABASE_URL: `http://127.0.0.1:${server.port}?ns=${projectId}`,
      FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
      GCLOUD_PROJECT: projectId,
    },
  });

const headers = { Authorization: 'Bearer owner' };
const url = () => `http://127.0.0.1:${server.port}/.json?ns=${projectId}`;

describe('npm run recount', () => {
  test('makes anew what is derived from orders and users', async () => {
    const full = sampleDatabase(new Date());
    const { usuarios, pedidos } = full as { usuarios: object; pedidos: Record<string, Order> };
    const bare = Object.entries(pedidos).map(([key, { indice: _index, ...order }]) => [key, order]);
    const imported = { usuarios, pedidos: Object.fromEntries(bare) as object };
    await fetch(url(), { method: 'PUT', headers, body: JSON.stringify(imported) });

    const { stdout } = await recount();
    expect(stdout).toMatch(/^Contados 64 pedidos e \d+ cadastros aprovados\.$/);

    const stored: unknown = await (await fetch(url(), { headers })).json();
    const { envios: _sent, vendedores: _sellers, ...derived } = full;
    const { codigocliente: _c, codigovendedor: _v, conferencias: _k, ...expected } = derived;
    expect(withoutLists(stored)).toEqual(withoutLists(expected));
  });

  test('refuses a status that nobody knows', async () => {
    const { pedidos } = sampleDatabase(new Date()) as { pedidos: Record<string, Order> };
    const imported = { pedidos: { 7: { ...pedidos['7'], status: 'Cancelado' } } };
    await fetch(url(), { method: 'PUT', headers, body: JSON.stringify(imported) });
    await expect(recount()).rejects.toMatchObject({
      stderr: expect.stringContaining(
        'o pedido 7 tem um status desconhecido, "Cancelado"',
      ) as unknown,
    });
  });
});

/** Integer keys come back as a list. */
function withoutLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, unknown>).filter(
    ([, child]) => child !== null,
  );
  return Object.fromEntries(entries.map(([key, child]) => [key, withoutLists(child)]));
}
