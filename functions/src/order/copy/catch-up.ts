import type { Database } from 'firebase-admin/database';
import { logger } from 'firebase-functions';
import { sql, type Kysely } from 'kysely';
import { beforeDeadline, DeadlineMissed } from '../../waiting/before-deadline';
import type { PostgresTables } from '../../postgres/schema';
import { partsOf } from './parts';
import { readChanges, type Change } from './read-changes';
import { readOrders } from './read-orders';
import { copyAlone, moveUntil, saveAlone } from './save-copies';

/** Runs a query on an endpoint's pool, with its refusals, or on a command's. */
type RunQuery = <Answer>(
  query: (table: Kysely<PostgresTables>) => Promise<Answer>,
) => Promise<Answer>;

/** Looks back this many milliseconds because clocks differ, so that a late write isn't missed. */
export const overlap = 15_000;

/** While no order changes, `ate` moves at most once in this many milliseconds. */
const idle = 60_000;

/**
 * Copies the changes since the copy was last complete. Throws `DeadlineMissed` at the deadline (milliseconds since
 * 1970); the next run continues. Reads only the orders whose heads differ from the copy.
 *
 * Safety: changes are read in their order, from a moment before which nothing is missing. Each part is saved before
 * `ate` moves, so nothing is missing before `ate`.
 */
export async function catchUp(database: Database, run: RunQuery, deadline: number): Promise<void> {
  const since = await run(copiedUntil);
  let last: Awaited<ReturnType<typeof readChanges>>['last'];
  for (;;) {
    const settled = Date.now() - overlap;
    const page = await beforeDeadline(deadline, readChanges(database, since, last));
    const missing = await run((table) => notCopied(table, page.changes));
    for (const part of partsOf(missing, ({ lines }) => lines)) {
      if (Date.now() >= deadline) throw new DeadlineMissed();
      await run((table) => copyPart(database, table, { part, settled, deadline }));
    }
    last = page.last;
    const until = page.isLast ? settled : Math.min(Number(last?.mudouem), settled);
    if (until > since + (last ? 0 : idle)) await run((table) => moveUntil(table, until));
    if (page.isLast) return;
  }
}

/** The moment before which every change is in the copy. */
export async function copiedUntil(table: Kysely<PostgresTables>): Promise<number> {
  const { ate } = await table.selectFrom('copiadepedidos').select('ate').executeTakeFirstOrThrow();
  return ate.getTime();
}

async function notCopied(
  table: Kysely<PostgresTables>,
  changes: readonly Change[],
): Promise<Change[]> {
  if (changes.length === 0) return [];
  const numbers = changes.map(({ numeropedido }) => numeropedido);
  const { rows } = await sql<Omit<Change, 'mudouem' | 'lines'> & { mudouem: Date }>`
    select numeropedido, mudouem, coalesce(pedido->>'mudanca', '') as mudanca
    from pedidos where numeropedido = any(${numbers}::int[])`.execute(table);
  const copied = new Map(rows.map((row) => [row.numeropedido, row]));
  return changes.filter(({ numeropedido, mudouem, mudanca }) => {
    const copy = copied.get(numeropedido);
    return copy?.mudouem.getTime() !== mudouem || copy.mudanca !== mudanca;
  });
}

interface Part {
  part: readonly Change[];
  settled: number;
  deadline: number;
}

/**
 * Safety: the lock is held while orders are read, so one instance reads each order. It is requested and held only until
 * the deadline, because locally the catalogue shares the connection.
 */
async function copyPart(
  database: Database,
  table: Kysely<PostgresTables>,
  { part, settled, deadline }: Part,
): Promise<void> {
  await copyAlone(
    table,
    async (transaction) => {
      const missing = await notCopied(transaction, part);
      const numbers = missing.map(({ numeropedido }) => numeropedido);
      const orders = readOrders(database, numbers);
      const { copies, unreadable } = await beforeDeadline(deadline, orders);
      const until = Math.min(part.at(-1)?.mudouem ?? 0, settled);
      const refused = await saveAlone(transaction, { copies, until });
      const left = [...unreadable, ...refused];
      if (left.length > 0) logger.warn(`orders not copied: ${left.join(', ')}`);
    },
    deadline,
  );
}
