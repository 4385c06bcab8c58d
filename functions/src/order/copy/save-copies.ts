import { sql, type Kysely, type Transaction } from 'kysely';
import type { ProductTable } from '../../product/table/schema';
import type { CopiedOrder } from './copied-order';

interface Saving {
  copies: readonly CopiedOrder[];
  until?: number;
  /** Copies up to this number are written anew: another version or a restored back-up may give other rows. */
  anew?: number;
}

/** Saves some orders; answers the numbers of those that PostgreSQL refused, which hold up no other. */
export async function saveCopies(
  table: Kysely<ProductTable>,
  { copies, until, anew = none }: Saving,
): Promise<number[]> {
  const refused: number[] = [];
  for (const part of partsOf(copies)) refused.push(...(await savePart(table, part, anew)));
  // Last: what was cut off before is read and saved again.
  if (until !== undefined) {
    await sql`update copiadepedidos set ate = greatest(ate, ${new Date(until)})`.execute(table);
  }
  return refused;
}

/** So many lines go into one statement, however long a customer makes an order: more could take longer than it may. */
const linesAtOnce = 2_000;

function partsOf(copies: readonly CopiedOrder[]): CopiedOrder[][] {
  const parts: CopiedOrder[][] = [];
  let lines = Infinity;
  for (const copy of copies) {
    lines += copy.lines.length;
    if (lines > linesAtOnce) {
      parts.push([]);
      lines = copy.lines.length;
    }
    parts.at(-1)?.push(copy);
  }
  return parts;
}

async function savePart(
  table: Kysely<ProductTable>,
  copies: readonly CopiedOrder[],
  anew: number,
): Promise<number[]> {
  try {
    await saveTogether(table, copies, anew);
    return [];
  } catch (error) {
    if (!isAboutValues(error)) throw error;
  }
  const refused: number[] = [];
  for (const copy of copies) {
    try {
      await saveTogether(table, [copy], anew);
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

/** The one advisory lock on this server. */
const lock = 18_083;

/** Below every copy's number. */
const none = -1;

/**
 * Safety: the lock lets one transaction at a time number copies, so whoever sees one sees all before it (`copia`). It
 * is never held while the Realtime Database is read: locally, the catalogue shares the connection.
 */
function saveTogether(
  table: Kysely<ProductTable>,
  copies: readonly CopiedOrder[],
  anew: number,
): Promise<void> {
  return table.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    const saved = await saveOrders(transaction, copies, anew);
    await saveLines(transaction, copies, new Set(saved));
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
 * Answers the numbers of the orders that were new or changed.
 * Safety: an older reading of an order never replaces a newer one.
 */
async function saveOrders(
  transaction: Transaction<ProductTable>,
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
