import { sql, type Kysely, type Transaction } from 'kysely';
import type { ProductTable } from '../product-table/schema';
import type { CopiedOrder } from './copied-order';

interface Saving {
  copies: readonly CopiedOrder[];
  /** Every change of before this moment is copied with them. */
  until?: number;
  /** Writes the rows anew even where the stored order is the same, as a later version may make others of it. */
  anew?: boolean;
}

/** Saves some orders; answers the numbers of those that PostgreSQL refused, which hold up no other. */
export async function saveCopies(table: Kysely<ProductTable>, saving: Saving): Promise<number[]> {
  try {
    await saveTogether(table, saving);
    return [];
  } catch (error) {
    if (!isAboutValues(error)) throw error;
  }
  const refused: number[] = [];
  for (const copy of saving.copies) {
    try {
      await saveTogether(table, { ...saving, copies: [copy] });
    } catch (error) {
      if (!isAboutValues(error)) throw error;
      refused.push(copy.order.numeropedido);
    }
  }
  return refused;
}

/** SQLSTATE of bad data and broken constraints. */
function isAboutValues(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

/** Of any advisory lock here. */
const lock = 18_083;

/**
 * Safety: one at a time by the lock, so that whoever sees a copy sees all with smaller numbers (`copia`). It is held for
 * this transaction alone, never while the Realtime Database is read: the catalogue locally shares the connection.
 */
function saveTogether(table: Kysely<ProductTable>, { copies, until, anew = false }: Saving) {
  return table.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    if (copies.length > 0) {
      const saved = await saveOrders(transaction, copies, anew);
      await saveLines(transaction, copies, new Set(saved));
    }
    if (until !== undefined) {
      await sql`update copiadepedidos set ate = greatest(ate, ${new Date(until)})`.execute(
        transaction,
      );
    }
  });
}

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
  'pedido',
] satisfies (keyof CopiedOrder['order'])[];

/**
 * Answers the numbers of the orders that were new or other than the copy.
 *
 * Safety: what was read of an order before the copy was made never takes the place of what was read after.
 */
async function saveOrders(
  transaction: Transaction<ProductTable>,
  copies: readonly CopiedOrder[],
  anew: boolean,
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
    where pedidos.mudouem <= excluded.mudouem and (${anew} or ${changed})
    returning numeropedido`.execute(transaction);
  return saved.map(({ numeropedido }) => numeropedido);
}

async function saveLines(
  transaction: Transaction<ProductTable>,
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
