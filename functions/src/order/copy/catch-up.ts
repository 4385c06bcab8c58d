import type { Database } from 'firebase-admin/database';
import { logger } from 'firebase-functions';
import type { Kysely } from 'kysely';
import { momentInWords } from '../../../../domain/words/time';
import { ApiError } from '../../api-error';
import type { ProductTable } from '../../product/table/schema';
import { firstSize, pageOfChanged, sizeAfter, type Page } from './read-orders';
import { saveCopies } from './save-copies';

/** Runs queries: an endpoint's pool with its refusals, or a command's. */
type RunQuery = <Answer>(
  query: (table: Kysely<ProductTable>) => Promise<Answer>,
) => Promise<Answer>;

/** Clocks differ: look back this many milliseconds, so that a late write is not missed. */
export const overlap = 15_000;

/**
 * Copies what changed since the copy was last complete. A run that meets its deadline (milliseconds since 1970) is
 * refused with how far it came; the next one goes on from there.
 * Safety: it reads from a moment before which nothing is missing, in the order of the changes, and saves each page
 * before `ate` moves. So nothing is missing before `ate`, however many copy at once.
 */
export async function catchUp(database: Database, run: RunQuery, deadline: number): Promise<void> {
  const since = await run(copiedUntil);
  let last: Page['last'];
  let size = firstSize;
  for (;;) {
    const settled = Date.now() - overlap;
    const page = await pageOfChanged(database, since, last, size);
    last = page.last;
    size = sizeAfter(size, page);
    if (!last) return;
    const until = page.isLast ? settled : Math.min(last.mudouem, settled);
    const refused = await run((table) => saveCopies(table, { copies: page.copies, until }));
    const missing = [...page.unreadable, ...refused];
    if (missing.length > 0) logger.warn(`orders not copied: ${missing.join(', ')}`);
    if (page.isLast) return;
    if (Date.now() > deadline) throw behind(last.mudouem);
  }
}

async function copiedUntil(table: Kysely<ProductTable>): Promise<number> {
  const { ate } = await table.selectFrom('copiadepedidos').select('ate').executeTakeFirstOrThrow();
  return ate.getTime();
}

function behind(moment: number): ApiError {
  return new ApiError(
    503,
    'copia-atrasada',
    `Nada foi calculado: a cópia dos pedidos ainda está em ${momentInWords(new Date(moment))}. ` +
      'Tente de novo em um minuto.',
  );
}
