import { sql, type Kysely, type Transaction } from 'kysely';
import { DeadlineMissed } from '../../waiting/before-deadline';
import type { PostgresTables } from '../../postgres/schema';
import { lockNotAvailable, sqlStateOf } from '../../postgres/sql-state';
import { maxInteger } from '../../stored/order-pages';
import type { CopiedOrder } from './copied-order';
import { partsOf } from './parts';

interface Saving {
  copies: readonly CopiedOrder[];
  until?: number;
  /** Copies up to this number are written again, because another version or a restored back-up may yield other rows. */
  anew?: number;
}

/** Saves orders and returns the numbers of those that PostgreSQL refused. A refused order doesn't affect the others. */
export function saveCopies(table: Kysely<PostgresTables>, saving: Saving): Promise<number[]> {
  return copyAlone(table, (transaction) => saveAlone(transaction, saving));
}

/** The advisory lock of the copy. */
export const lock = 18_083;

/**
 * Runs `copy` in a transaction while no other instance copies. Throws `DeadlineMissed` if others copy until the
 * deadline.
 *
 * Safety: only the transaction with the lock numbers copies, so a reader who sees one sees all before it (`copia`).
 */
export function copyAlone<Answer>(
  table: Kysely<PostgresTables>,
  copy: (transaction: Transaction<PostgresTables>) => Promise<Answer>,
  deadline?: number,
): Promise<Answer> {
  return table.transaction().execute(async (transaction) => {
    if (deadline !== undefined) await waitUntil(transaction, deadline);
    try {
      await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    } catch (error) {
      throw sqlStateOf(error) === lockNotAvailable ? new DeadlineMissed() : error;
    }
    return copy(transaction);
  });
}

async function waitUntil(
  transaction: Transaction<PostgresTables>,
  deadline: number,
): Promise<void> {
  // 0 would mean no limit, and PostgreSQL accepts only integers.
  const patience = Math.min(Math.max(1, deadline - Date.now()), maxInteger);
  await sql`select set_config('lock_timeout', ${String(patience)}, true)`.execute(transaction);
}

/** Like `saveCopies`, inside the transaction of `copyAlone`. */
export async function saveAlone(
  transaction: Transaction<PostgresTables>,
  { copies, until, anew = belowEveryNumber }: Saving,
): Promise<number[]> {
  const refused: number[] = [];
  for (const part of partsOf(copies, ({ lines }) => lines.length)) {
    refused.push(...(await savePart(transaction, part, anew)));
  }
  if (until !== undefined) await moveUntil(transaction, until);
  return refused;
}

/** Records that every change before this moment is in the copy. */
export async function moveUntil(table: Kysely<PostgresTables>, until: number): Promise<void> {
  await sql`update copiadepedidos set ate = greatest(ate, ${new Date(until)})`.execute(table);
}

async function savePart(
  transaction: Transaction<PostgresTables>,
  copies: readonly CopiedOrder[],
  anew: number,
): Promise<number[]> {
  if (await areSaved(transaction, copies, anew)) return [];
  if (copies.length === 1) return copies.map(({ order }) => order.numeropedido);
  const refused: number[] = [];
  for (const copy of copies) refused.push(...(await savePart(transaction, [copy], anew)));
  return refused;
}

/** Saves all of them, or none if PostgreSQL refuses a value. */
async function areSaved(
  transaction: Transaction<PostgresTables>,
  copies: readonly CopiedOrder[],
  anew: number,
): Promise<boolean> {
  await sql`savepoint part`.execute(transaction);
  try {
    const saved = await saveOrders(transaction, copies, anew);
    await saveLines(transaction, copies, new Set(saved));
    return true;
  } catch (error) {
    if (!isAboutValues(error)) throw error;
    await sql`rollback to savepoint part`.execute(transaction);
    return false;
  }
}

/** Bad data and broken constraints. */
function isAboutValues(error: unknown): boolean {
  return /^2[23]/.test(sqlStateOf(error));
}

const belowEveryNumber = -1;

const columns = [
  'status',
  'total_centavos',
  'criadoem',
  'aprovadoem',
  'idvendedor',
  'vendedor',
  'idcliente',
  'razaosocial',
  'cnpj',
  'cidade',
  'estado',
  'criadopor',
  'mudouem',
  'somadiverge',
  'pedido',
] satisfies (keyof CopiedOrder['order'])[];

/**
 * Returns the numbers of the new and changed orders.
 *
 * Safety: an older reading of an order never replaces a newer one.
 */
async function saveOrders(
  transaction: Transaction<PostgresTables>,
  copies: readonly CopiedOrder[],
  anew: number,
): Promise<number[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const rows = JSON.stringify(copies.map(({ order }) => order));
  const changed = sql`pedidos.pedido is distinct from excluded.pedido`;
  const { rows: saved } = await sql<{ numeropedido: number }>`
    insert into pedidos (numeropedido, ${names}, copia)
    select numeropedido, ${names}, nextval('pedidos_copia')
    from json_populate_recordset(null::pedidos, ${rows}::json)
    on conflict (numeropedido) do update set
      ${sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))},
      copia = case when ${changed} then excluded.copia else pedidos.copia end
    where pedidos.copia <= ${anew} or (pedidos.mudouem <= excluded.mudouem and ${changed})
    returning numeropedido`.execute(transaction);
  return saved.map(({ numeropedido }) => numeropedido);
}

async function saveLines(
  transaction: Transaction<PostgresTables>,
  copies: readonly CopiedOrder[],
  saved: ReadonlySet<number>,
): Promise<void> {
  if (saved.size === 0) return;
  await transaction
    .deleteFrom('itensdopedido')
    .where('numeropedido', 'in', [...saved])
    .execute();
  const lines = copies.flatMap((copy) => (saved.has(copy.order.numeropedido) ? copy.lines : []));
  await sql`
    insert into itensdopedido
    select * from json_populate_recordset(null::itensdopedido, ${JSON.stringify(lines)}::json)
  `.execute(transaction);
}
