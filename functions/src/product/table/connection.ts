// Not the whole of firebase-functions, which takes half a second to load: the local table needs no more.
import * as logger from 'firebase-functions/logger';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import type { ProductTable } from './schema';

/** As JavaScript numbers: prices have two decimals, and cents and counts are far within their precision too. */
const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.NUMERIC, Number);
parsers.setTypeParser(types.builtins.INT8, Number);

/** Opens the product table lazily: the first query connects. `destroy()` closes it. */
export function openProductTable(url: string): Kysely<ProductTable> {
  const pool = new Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
    types: parsers,
  });
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on('error', (error) => logger.warn(`product table: idle connection lost: ${error.message}`));
  // Of one that breaks during a query the query tells; without a listener its error would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
