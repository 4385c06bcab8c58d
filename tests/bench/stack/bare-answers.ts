import { createServer, type Server } from 'node:http';

import { endpointsEnv } from '../../../emulators/firebase/endpoints-env';
import { openPostgres } from '../../../functions/src/postgres/connection';
import { bareQuery } from '../parts/product/product-questions';

/** The minimum of any endpoint: HTTP, SQL and rows as JSON, without caller check, framework or compression. */
export function serveBareAnswers(): Server {
  const table = openPostgres(endpointsEnv().PRODUCT_TABLE_URL);
  return createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    bareQuery(table, Object.fromEntries(searchParams))().then(
      ({ rows }) => response.end(JSON.stringify(rows)),
      (error: unknown) => response.destroy(new Error('no rows', { cause: error })),
    );
  });
}
