import { beforeAll, describe, expect, test } from 'vitest';

import { startPostgres } from '../../../emulators/postgres/server';
import { openPostgres } from '../../../functions/src/postgres/connection';
import { migrate } from '../../../functions/src/postgres/migrate';
import { startHoldingProxy } from '../../support/network/holding-proxy';
import { startRealPostgres } from '../../support/real-postgres';

type Table = ReturnType<typeof openPostgres>;

const patience = 600;

const rename = (table: Table, DESCRICAO: string) =>
  table.updateTable('categorias').set({ DESCRICAO }).execute();
const askOne = (table: Table) => table.selectNoFrom((of) => of.lit(1).as('one')).execute();

// PGlite has no time limits, so there the client must stop a query.
describe.each([
  ['PGlite', () => startPostgres({ port: 0 })],
  ['PostgreSQL', startRealPostgres],
])('§7 a query of the product table that takes too long, over %s', (name, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  /** Another pool with its own session, like another instance. */
  let other: Table;
  beforeAll(async () => {
    server = await start();
    await migrate(server.url);
    other = openPostgres(server.url);
    await other.insertInto('categorias').values({ CD_GRUPO: 'A', DESCRICAO: 'ANTES' }).execute();
    return async () => {
      await other.destroy();
      await server.close();
    };
  });
  const stored = async () =>
    (await other.selectFrom('categorias').select('DESCRICAO').execute()).map(
      ({ DESCRICAO }) => DESCRICAO,
    );

  test('ends its transaction too, if the answer never comes', async () => {
    const proxy = await startHoldingProxy(Number(new URL(server.url).port));
    const table = openPostgres(server.url.replace(/:\d+\//, `:${proxy.port}/`), { patience });
    const refused = table.transaction().execute(async (transaction) => {
      await rename(transaction, 'RECUSADO');
      proxy.hold();
      await askOne(transaction);
    });
    await expect(refused).rejects.toThrow();
    proxy.release();
    // The next transaction of the pool, for another query.
    await table.transaction().execute(askOne);
    expect(await stored()).toEqual(['ANTES']);
    await table.destroy();
    await proxy.close();
  });

  if (name === 'PGlite') return;

  test('is ended before its caller gives up', async () => {
    const table = openPostgres(server.url, { patience });
    const asleep = table.selectNoFrom((of) => of.fn('pg_sleep', [of.lit(60)]).as('end'));
    await expect(asleep.execute()).rejects.toMatchObject({ code: '57014' });

    await other.transaction().execute(async (transaction) => {
      await rename(transaction, 'ANTES');
      await expect(rename(table, 'DEPOIS')).rejects.toMatchObject({ code: '55P03' });
    });

    const left = table.transaction().execute(async (transaction) => {
      await rename(transaction, 'ESQUECIDO');
      // Waits for the lock until PostgreSQL ends the session that holds it.
      await rename(other, 'ANTES');
      await askOne(transaction);
    });
    await expect(left).rejects.toThrow();
    expect(await stored()).toEqual(['ANTES']);
    expect(await askOne(table)).toEqual([{ one: 1 }]);
    await table.destroy();
  });
});
