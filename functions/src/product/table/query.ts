import type { Kysely } from 'kysely';
import { ApiError } from '../../api-error';
import { ownConnections, productTableUrl } from '../../config';
import { openProductTable } from './connection';
import type { ProductTable } from './schema';
import { isUnavailable } from './sql-state';

let table: Kysely<ProductTable> | undefined;

/** Runs a query on this instance's pool. Throws 503 if PostgreSQL can't answer now; other errors are passed on. */
export async function queryProductTable<Answer>(
  query: (table: Kysely<ProductTable>) => Promise<Answer>,
): Promise<Answer> {
  try {
    table ??= openProductTable(productTableUrl.value(), { connections: ownConnections() });
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
