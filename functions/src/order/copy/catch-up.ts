import type { Database } from 'firebase-admin/database';
import { logger } from 'firebase-functions';
import { sql, type Kysely } from 'kysely';
import { beforeDeadline, DeadlineMissed } from '../../waiting/before-deadline';
import type { ProductTable } from '../../product/table/schema';
import { partsOf } from './parts';
import { readChanges, type Change } from './read-changes';
import { readOrders } from './read-orders';
import { copyAlone, moveUntil, saveAlone } from './save-copies';

/** Runs queries: an endpoint's pool with its refusals, or a command's. */
type RunQuery = <Answer>(
  query: (table: Kysely<ProductTable>) => Promise<Answer>,
) => Promise<Answer>;

/** Clocks differ: look back this many milliseconds, so that a late write is not missed. */
export const overlap = 15_000;

/** While no order changes, `ate` moves once in so many milliseconds. */
const idle = 60_000;

/**
 * Copies what changed since the copy was last complete. Throws `DeadlineMissed` if that takes longer than until the
 * deadline (milliseconds since 1970); the next run goes on from there. Heads say what changed, so only orders whose
 * last change is not in the copy are read whole, by one instance.
 * Safety: changes are read from a moment before which nothing is missing, in their order, and each part is saved before
 * `ate` moves. So nothing is missing before `ate`, however many copy at once.
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

/** Every change before this moment is in the copy. */
export async function copiedUntil(table: Kysely<ProductTable>): Promise<number> {
  const { ate } = await table.selectFrom('copiadepedidos').select('ate').executeTakeFirstOrThrow();
  return ate.getTime();
}

async function notCopied(
  table: Kysely<ProductTable>,
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
 * Safety: the lock is held while orders are read, so that each is read by one instance. It is asked for and held no
 * longer than until the deadline: locally, the catalogue shares the connection.
 */
async function copyPart(
  database: Database,
  table: Kysely<ProductTable>,
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
