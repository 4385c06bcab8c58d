import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startDatabase } from 'realtime-database-local';
import { projectId } from '../../emulators/ports';
import { sampleDatabase } from '../../emulators/sample/database';
import type { Order } from '../../domain/order';

type Server = Awaited<ReturnType<typeof startDatabase>>;

let server: Server;
beforeAll(async () => {
  server = await startDatabase({ port: 0, projectId, rulesFile: 'database.rules.json' });
});
afterAll(() => server.close());

const headers = { Authorization: 'Bearer owner' };
const url = () => `http://127.0.0.1:${server.port}/.json?ns=${projectId}`;

describe('npm run recount', () => {
  test('makes anew what is derived from orders and users', async () => {
    const full = sampleDatabase(new Date());
    const { usuarios, pedidos } = full as { usuarios: object; pedidos: Record<string, Order> };
    const bare = Object.entries(pedidos).map(([key, { indice: _index, ...order }]) => [key, order]);
    const imported = { usuarios, pedidos: Object.fromEntries(bare) as object };
    await fetch(url(), { method: 'PUT', headers, body: JSON.stringify(imported) });

    const { stdout } = await execa(
      'node',
      ['--import', 'tsx', 'functions/src/commands/recount.ts'],
      {
        env: {
          FIREBASE_DATABASE_URL: `http://127.0.0.1:${server.port}?ns=${projectId}`,
          FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
          GCLOUD_PROJECT: projectId,
        },
      },
    );
    expect(stdout).toMatch(/^Contados 64 pedidos e \d+ cadastros aprovados\.$/);

    const stored: unknown = await (await fetch(url(), { headers })).json();
    const { envios: _sent, vendedores: _sellers, ...derived } = full;
    const { codigocliente: _c, codigovendedor: _v, ...expected } = derived;
    expect(withoutZeros(stored)).toEqual(withoutZeros(expected));
  });
});

/** A status without orders is stored as zeros by one and left out by the other; integer keys come as a list. */
function withoutZeros(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, unknown>).filter(
    ([, child]) => child !== null && JSON.stringify(child) !== '{"quantidade":0,"total":0}',
  );
  return Object.fromEntries(entries.map(([key, child]) => [key, withoutZeros(child)]));
}
