import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../functions/src/postgres/connection';
import { migrate } from '../../functions/src/postgres/migrate';
import { postgresMajor } from '../data/stored-part';
import { startPostgres } from './server';

let dataDir: string;
let server: Awaited<ReturnType<typeof startPostgres>>;
let table: ReturnType<typeof openPostgres>;

async function open() {
  server = await startPostgres({ port: 0, dataDir });
  table = openPostgres(server.url);
}

async function close() {
  await table.destroy();
  await server.close();
}

const count = async () =>
  (await table.selectFrom('categorias').select('CD_GRUPO').execute()).length;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mmv-product-table-'));
  await open();
  await migrate(server.url);
});

afterAll(async () => {
  await close();
  await rm(dataDir, { recursive: true });
});

/** A product of an unknown group, which the table refuses. */
const product = {
  DESCRICAO: 'Aro',
  CD_GRUPO: 'nenhum',
  preco_venda: 1,
  estoque_saldo: 1,
  ativo: true,
};

describe('the local product table', () => {
  it('begins with the dump of a table in use', async () => {
    const begin = join(dataDir, 'dump.tar.gz');
    await table
      .insertInto('categorias')
      .values({ CD_GRUPO: 'gravado', DESCRICAO: 'Gravado' })
      .execute();
    await writeFile(begin, await server.dump());
    await table.deleteFrom('categorias').where('CD_GRUPO', '=', 'gravado').execute();

    const other = await startPostgres({ port: 0, begin });
    const copy = openPostgres(other.url);
    expect(await copy.selectFrom('categorias').select('DESCRICAO').execute()).toContainEqual({
      DESCRICAO: 'Gravado',
    });
    await copy.destroy();
    await other.close();
  });

  it('refuses a dump that was cut', async () => {
    const begin = join(dataDir, 'cut.tar.gz');
    await writeFile(begin, (await server.dump()).subarray(0, 100_000));
    await expect(startPostgres({ port: 0, begin })).rejects.toThrow('unexpected end of file');
  });

  it('keeps overlapping queries and transactions of several connections apart', async () => {
    const other = openPostgres(server.url);
    const visit = async (visitor: number) => {
      const pool = visitor % 2 ? table : other;
      const row = { CD_GRUPO: `grupo ${visitor}`, DESCRICAO: 'x'.repeat(1_000 * visitor) };
      const own = (connection: typeof table) =>
        connection
          .selectFrom('categorias')
          .selectAll()
          .where('CD_GRUPO', '=', row.CD_GRUPO)
          .execute();

      const stays = visitor % 3 > 0;
      const transaction = pool.transaction().execute(async (connection) => {
        await connection.insertInto('categorias').values(row).execute();
        expect(await own(connection)).toEqual([row]);
        if (!stays) throw new Error('changed my mind');
      });
      expect(await transaction.then(() => 'stays', String)).toBe(
        stays ? 'stays' : 'Error: changed my mind',
      );
      expect(await own(pool)).toEqual(stays ? [row] : []);
      const orphan = { ...product, CD_PRODUTO: String(visitor) };
      await expect(pool.insertInto('produtos').values(orphan).execute()).rejects.toThrow(
        'foreign key',
      );
    };
    await Promise.all(Array.from({ length: 60 }, (_, visitor) => visit(visitor)));
    await other.destroy();
    expect(await count()).toBe(40);
  });

  it('rolls back the open transaction of a vanished client, and continues', async () => {
    const before = await count();
    const client = connect(Number(new URL(server.url).port), '127.0.0.1');
    client.write(startup({ user: 'postgres', database: 'postgres' }));
    await once(client, 'data');
    client.write(query("begin; insert into categorias values ('A', 'B')"));
    await once(client, 'data');
    client.resetAndDestroy();
    expect(await count()).toBe(before);
  });

  it('keeps its rows between starts', async () => {
    const before = await count();
    await close();
    await open();
    expect(await count()).toBe(before);
  });

  it('is the PostgreSQL that a start looks for in older data', async () => {
    expect((await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim()).toBe(postgresMajor);
  });

  it('says what to do if the role may not install pg_trgm', async () => {
    const other = await startPostgres({ port: 0 });
    const client = connect(Number(new URL(other.url).port), '127.0.0.1');
    client.write(startup({ user: 'postgres', database: 'postgres' }));
    await once(client, 'data');
    // All connections share one session, so everything that follows runs as this role.
    client.write(
      query(`create role distribuidora; grant create on schema public to distribuidora;
        set session authorization distribuidora`),
    );
    await once(client, 'data');
    await expect(migrate(other.url)).rejects.toThrow('execute CREATE EXTENSION pg_trgm');
    client.destroy();
    await other.close();
  });

  it('rejects when the port is taken', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startPostgres({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

/** The first message of PostgreSQL's protocol 3: length, version, names and values. */
function startup(parameters: Record<string, string>): Buffer {
  const body = Buffer.from(`${Object.entries(parameters).flat().join('\0')}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + body.length, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
}

/** A simple query: type, length, text. */
function query(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.from('Q\0\0\0\0');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
