// Not the whole of firebase-functions, which takes half a second to load: the local table needs no more.
import * as logger from 'firebase-functions/logger';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, TypeOverrides, types } from 'pg';
import type { ProductTable } from './schema';
import { NoAnswer } from './sql-state';

/** As JavaScript numbers: prices have two decimals, and cents and counts are far within their precision too. */
const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.NUMERIC, Number);
parsers.setTypeParser(types.builtins.INT8, Number);

/** How many milliseconds a query may take: behind an endpoint, and in a command that rewrites whole tables. */
const endpointPatience = 20_000;
export const commandPatience = 600_000;

/**
 * Opens the product table lazily: the first query connects. `destroy()` closes it. Where PostgreSQL doesn't answer, a
 * query fails with `NoAnswer`.
 */
export function openProductTable(
  url: string,
  { patience = endpointPatience, connections = 4 } = {},
): Kysely<ProductTable> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    // Of a burst of callers the last waits for many others.
    connectionTimeoutMillis: 15_000,
    query_timeout: patience,
    // PostgreSQL gives up before the client does, and answers.
    statement_timeout: patience * 0.75,
    lock_timeout: patience * 0.5,
    idle_in_transaction_session_timeout: patience * 0.75,
    types: parsers,
  });
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on('error', (error) => logger.warn(`product table: idle connection lost: ${error.message}`));
  // Of one that breaks during a query the query tells; without a listener its error would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const dialect = new PostgresDialect({
    pool: { connect: () => connect(pool), end: () => pool.end() },
  });
  return new Kysely({ dialect });
}

/**
 * Safety: a client whose query got no answer is destroyed. Its transaction may still be open, and the next caller of the
 * pool would commit it.
 */
async function connect(pool: Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw error instanceof DatabaseError ? error : new NoAnswer('no connection', { cause: error });
  });
  let isAnswered = true;
  const query = async (text: string, values: unknown[]) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      if (error instanceof DatabaseError) throw error;
      isAnswered = false;
      // A value that `pg` can't send is a fault of ours.
      if (error instanceof TypeError || error instanceof RangeError) throw error;
      throw new NoAnswer('a query got no answer', { cause: error });
    }
  };
  const release = () => client.release(!isAnswered);
  // Without the cursors of a stream, which nothing here asks for.
  return { query, release } as unknown as PostgresPoolClient;
}
