import type { Kysely } from 'kysely';
import { ApiError } from '../api-error';
import { ownConnections, postgresUrl } from '../config';
import { openPostgres } from './connection';
import type { PostgresTables } from './schema';
import { isUnavailable } from './sql-state';

let table: Kysely<PostgresTables> | undefined;

/** Runs a query on this instance's pool. Throws 503 if PostgreSQL can't answer now; other errors are passed on. */
export async function queryPostgres<Answer>(
  query: (table: Kysely<PostgresTables>) => Promise<Answer>,
): Promise<Answer> {
  try {
    table ??= openPostgres(postgresUrl.value(), { connections: ownConnections() });
    return await query(table);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new ApiError(
      503,
      'tabela-indisponivel',
      'A tabela de produtos não respondeu. Tente de novo em alguns minutos.',
      { cause: error },
    );
  }
}
