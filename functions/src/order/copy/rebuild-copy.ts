import type { Database } from 'firebase-admin/database';
import { sql, type Kysely } from 'kysely';
import type { PostgresTables } from '../../postgres/schema';
import { overlap } from './catch-up';
import { pageOfAll, type Page } from './read-orders';
import { saveCopies } from './save-copies';

interface Rebuilt {
  orders: number;
  missing: number[];
}

/** Writes all orders again and removes deleted ones. Orders may be written and endpoints may read meanwhile. */
export async function rebuildCopy(
  database: Database,
  table: Kysely<PostgresTables>,
): Promise<Rebuilt> {
  const begun = Date.now();
  const newest = await newestCopy(table);
  const rebuilt: Rebuilt = { orders: 0, missing: [] };
  let page = await pageOfAll(database);
  for (let after = '0'; ;) {
    // Reads the next page while this one is saved.
    const following = page.last && !page.isLast ? pageOfAll(database, page.last.key) : undefined;
    following?.catch(() => undefined);
    const refused = await saveCopies(table, { copies: page.copies, anew: newest });
    await removeOthers(table, { page, after: Number(after), newest });
    rebuilt.orders += page.copies.length - refused.length;
    rebuilt.missing.push(...page.unreadable, ...refused);
    if (!following) break;
    after = page.last?.key ?? after;
    page = await following;
  }
  await saveCopies(table, { copies: [], until: begun - overlap });
  // Without new statistics, the first figures afterwards would be slow.
  await sql`vacuum analyze pedidos, itensdopedido`.execute(table);
  return rebuilt;
}

async function newestCopy(table: Kysely<PostgresTables>): Promise<number> {
  const { rows } = await sql<{ newest: number }>`
    select last_value as newest from pedidos_copia
  `.execute(table);
  return rows[0]?.newest ?? 0;
}

interface Others {
  page: Page;
  after: number;
  newest: number;
}

/** Safety: an order created after its page was read has a copy newer than `newest`, so it stays. */
async function removeOthers(table: Kysely<PostgresTables>, { page, after, newest }: Others) {
  const stored = page.copies.map(({ order }) => order.numeropedido);
  await table
    .deleteFrom('pedidos')
    .where('numeropedido', '>', after)
    .$if(!page.isLast, (query) => query.where('numeropedido', '<=', Number(page.last?.key)))
    .$if(stored.length > 0, (query) => query.where('numeropedido', 'not in', stored))
    .where('copia', '<=', newest)
    .execute();
}
