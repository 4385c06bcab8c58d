import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  customersAtOnce,
  type MyCustomer,
  type MyCustomersPage,
  type PortfolioView,
} from '../../../domain/people/portfolio';
import type { PostgresTables } from '../postgres/schema';

export interface Row {
  uid: string;
  abertos: number;
  pedido: number;
  criadoem: Date;
  /** bigint arrives as text. */
  centavos: string;
  nome: string;
}

/** The last customer of the previous page. */
export type After = Record<'abertos' | 'pedido', number>;

interface Wanted {
  view: PortfolioView;
  /** Idle customers ordered at least this many days ago. */
  idleDays: number;
  after: After | undefined;
}

/** A page of a seller's customers, sorted by their last order, or by their number of pending orders. */
export async function pageOfCustomers(
  table: Kysely<PostgresTables>,
  seller: string,
  { view, idleDays, after }: Wanted,
): Promise<MyCustomersPage> {
  const isOpen = view === 'abertos';
  const isWanted = {
    recentes: sql`true`,
    parados: sql`criadoem <= now() - make_interval(days => ${idleDays}::int)`,
    abertos: sql`abertos > 0`,
  }[view];
  const order = isOpen ? sql`abertos desc, ultimo desc` : sql`ultimo desc`;
  const { rows } = await sql<Row>`
    ${customersOf(seller)} where ${isWanted} and ${after ? isBelow(after, isOpen) : sql`true`}
    order by ${order} limit ${customersAtOnce + 1}`.execute(table);
  const page = rows.slice(0, customersAtOnce);
  const last = page.at(-1);
  return {
    clientes: page.map(customerOf),
    proximo: last && rows.length > page.length ? `${last.abertos}-${last.pedido}` : null,
  };
}

/** The seller's customers among these people. */
export async function customersAmong(
  table: Kysely<PostgresTables>,
  seller: string,
  uids: readonly string[],
): Promise<MyCustomersPage> {
  const isAmong = sql`idcliente in (${sql.join(uids)})`;
  const { rows } = await sql<Row>`${customersOf(seller, isAmong)}`.execute(table);
  return { clientes: rows.map(customerOf), proximo: null };
}

/**
 * The customers of orders that a seller represents or wrote, with the last order. The conditions match the indexes
 * `clientes_do_vendedor` and `clientes_do_autor`, so only the last orders are read.
 */
export function customersOf(
  seller: string,
  isAmong: RawBuilder<unknown> = sql`true`,
  more: RawBuilder<unknown> = sql``,
) {
  return sql`
    select cliente.idcliente as uid, abertos, numeropedido as pedido, criadoem,
      total_centavos as centavos, razaosocial as nome ${more}
    from (${countsOf(seller, isAmong)}) as cliente join pedidos on numeropedido = ultimo`;
}

/** The number of each customer's last order, and how many are pending. */
export function countsOf(seller: string, isAmong: RawBuilder<unknown> = sql`true`) {
  const isCustomers = sql`pedido->'cliente'->>'permissao' = 'cliente' and ${isAmong}`;
  return sql`
    select idcliente, max(numeropedido) as ultimo, count(*) filter (where aberto)::int as abertos
    from (
      select idcliente, numeropedido, status = 'Pendente' as aberto
      from pedidos where idvendedor = ${seller} and ${isCustomers}
      union all
      select idcliente, numeropedido, false
      from pedidos where criadopor = ${seller} and criadopor <> idvendedor and ${isCustomers}
    ) as deles
    group by idcliente`;
}

function isBelow({ abertos, pedido }: After, isOpen: boolean): RawBuilder<unknown> {
  return isOpen
    ? sql`(abertos, ultimo) < (${abertos}::bigint, ${pedido}::bigint)`
    : sql`ultimo < ${pedido}::bigint`;
}

export function customerOf({ uid, abertos, pedido, criadoem, centavos, nome }: Row): MyCustomer {
  const ultimo = { pedido, em: criadoem.getTime(), centavos: Number(centavos), nome };
  return { uid, ultimo, abertos };
}
