// Not the whole of firebase-functions, which takes half a second to load; commands don't need more.
import * as logger from 'firebase-functions/logger';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, TypeOverrides, types } from 'pg';
import type { PostgresTables } from './schema';
import { NoAnswer } from './sql-state';

/** As JavaScript numbers: prices have two decimals, and cents and counts are small enough to be exact. */
const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.NUMERIC, Number);
parsers.setTypeParser(types.builtins.INT8, Number);

/** Longest time of a query in milliseconds: for endpoints, and for commands that rewrite whole tables. */
const endpointPatience = 20_000;
export const commandPatience = 600_000;

/**
 * Opens the database lazily: the first query connects, and `destroy()` closes it. If PostgreSQL doesn't answer, a query
 * fails with `NoAnswer`.
 */
export function openPostgres(
  url: string,
  { patience = endpointPatience, connections = 4 } = {},
): Kysely<PostgresTables> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    // In a burst of callers, the last one waits for many others.
    connectionTimeoutMillis: 15_000,
    query_timeout: patience,
    // PostgreSQL gives up before the client does, so its answer still arrives.
    statement_timeout: patience * 0.75,
    lock_timeout: patience * 0.5,
    idle_in_transaction_session_timeout: patience * 0.75,
    types: parsers,
  });
  // The pool replaces a broken idle connection. Without a listener its error would end the process.
  pool.on('error', (error) => logger.warn(`PostgreSQL: idle connection lost: ${error.message}`));
  // If a connection breaks during a query, the query fails. Without a listener the error would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const dialect = new PostgresDialect({
    pool: { connect: () => connect(pool), end: () => pool.end() },
  });
  return new Kysely({ dialect });
}

/**
 * Safety: a client whose query got no answer is destroyed. Its transaction may still be open, and the next user of the
 * client would commit it.
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
      // A value that `pg` can't send is a bug of ours.
      if (error instanceof TypeError || error instanceof RangeError) throw error;
      throw new NoAnswer('a query got no answer', { cause: error });
    }
  };
  const release = () => client.release(!isAnswered);
  // Has no cursors, because no code streams.
  return { query, release } as unknown as PostgresPoolClient;
}
