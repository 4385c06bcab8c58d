import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { ApiError } from '../api-error';
import { queryPostgres } from './query-postgres';

// No server listens on this port.
beforeAll(() => void vi.stubEnv('PRODUCT_TABLE_URL', 'postgres://postgres@127.0.0.1:1/postgres'));
afterAll(() => void vi.unstubAllEnvs());

const failure = (error: unknown) =>
  queryPostgres(() => Promise.reject(error as Error)).catch((refusal: unknown) => refusal);
const ofPostgres = (code: string) => Object.assign(new DatabaseError(code, 0, 'error'), { code });

test('§7 a database without a connection is unavailable', async () => {
  await expect(queryPostgres((table) => sql`select 1`.execute(table))).rejects.toMatchObject({
    status: 503,
    codigo: 'tabela-indisponivel',
  });
});

test.each(['08006', '53300', '57P01', '57014', '58030', '55P03', '25P03'])(
  '§7 so is one that answers with %s',
  async (code) => {
    expect(await failure(ofPostgres(code))).toMatchObject({ status: 503 });
  },
);

test.each([
  ['a wrong statement', ofPostgres('42601')],
  ['a missing table', ofPostgres('42P01')],
  ['a broken constraint', ofPostgres('23505')],
  ['a fault of ours', new TypeError('rows is undefined')],
  ['a refusal', new ApiError(409, 'lista-mudou', 'Confira de novo.')],
])('§7 %s is no outage', async (_, error) => {
  expect(await failure(error)).toBe(error);
});
