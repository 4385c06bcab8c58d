import { sql, type Kysely } from 'kysely';
import type { UsualLine } from '../../../domain/lists/usual-lines';
import { sharedFields } from '../../../domain/people/customer-entry';
import {
  maxOwnCustomers,
  maxOwnPending,
  ownAtOnce,
  type OwnCustomer,
  type OwnCustomersPage,
  type OwnPending,
  type OwnSums,
} from '../../../domain/people/portfolio';
import type { PostgresTables } from '../postgres/schema';
import { countsOf, customerOf, customersOf, type After, type Row } from './my-customers';

interface Wanted {
  /** In milliseconds since 1970: customers without a changed order since then are left out. */
  since: number;
  after: After | undefined;
}

type OwnRow = Row & { cliente: Record<string, unknown> };

/** The usual products are those of so many orders, as on a customer's page. */
const ordersRead = 20;
const maxUsualProducts = 10;

/** A page of a seller's customers with changed orders. Only the first page has their usual products. */
export async function pageOfOwn(
  table: Kysely<PostgresTables>,
  seller: string,
  { since, after }: Wanted,
): Promise<Omit<OwnCustomersPage, 'ate'>> {
  const isChanged = sql`idcliente in (select idcliente from pedidos where
    (idvendedor = ${seller} or criadopor = ${seller}) and mudouem >= ${new Date(since)})`;
  const { rows } = await sql<OwnRow>`
    ${customersOf(seller, isChanged, sql`, pedido->'cliente' as cliente`)}
    where ${after ? sql`ultimo < ${after.pedido}::bigint` : sql`true`}
    order by ultimo desc limit ${ownAtOnce + 1}`.execute(table);
  const page = rows.slice(0, ownAtOnce);
  const uids = page.map(({ uid }) => uid);
  const [pending, usual, soma] = await Promise.all([
    pendingOf(table, seller, uids),
    after ? undefined : usualOf(table, seller, uids),
    sumsOf(table, seller),
  ]);
  const last = page.at(-1);
  return {
    clientes: page.map((row): OwnCustomer => {
      const usuais = usual && (usual.get(row.uid) ?? []);
      return {
        ...customerOf(row),
        cliente: entryOf(row),
        pendentes: pending.get(row.uid) ?? [],
        ...(usuais && { usuais }),
      };
    }),
    proximo: last && rows.length > page.length ? `${last.abertos}-${last.pedido}` : null,
    soma,
  };
}

function entryOf({ uid, cliente }: OwnRow): OwnCustomer['cliente'] {
  const shared = sharedFields.flatMap((field) => {
    const value = cliente[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return { nome: '', ...Object.fromEntries(shared), uid } as OwnCustomer['cliente'];
}

async function pendingOf(
  table: Kysely<PostgresTables>,
  seller: string,
  uids: readonly string[],
): Promise<Map<string, OwnPending[]>> {
  const { rows } = await sql<{ uid: string } & OwnPending>`
    select uid, pedido, em::float8 as em, centavos::float8 as centavos, referencia
    from (
      select idcliente as uid, numeropedido as pedido, total_centavos as centavos,
        floor(extract(epoch from criadoem) * 1000) as em, pedido->>'referencia' as referencia,
        row_number() over (partition by idcliente order by numeropedido desc) as lugar
      from pedidos
      where idvendedor = ${seller} and status = 'Pendente' and idcliente = any(${uids}::text[])
    ) as pendentes
    where lugar <= ${maxOwnPending} order by pedido desc`.execute(table);
  return byCustomer(rows, ({ referencia, ...rest }) => ({
    ...rest,
    ...(referencia && { referencia }),
  }));
}

/** As `usualLines` (domain/lists) counts them: the newest line of each product, those of the most orders first. */
async function usualOf(
  table: Kysely<PostgresTables>,
  seller: string,
  uids: readonly string[],
): Promise<Map<string, UsualLine[]>> {
  const { rows } = await sql<{ uid: string } & UsualLine>`
    select uid, cd_produto as "CD_PRODUTO", descricao as "DESCRICAO", coalesce(produtos."CD_GRUPO", '') as "CD_GRUPO",
      (centavos / 100.0)::float8 as preco_venda, quantity, orders
    from (
      select *, row_number() over (partition by uid order by orders desc, ultimo desc, posicao) as lugar
      from (
        select uid, cd_produto, count(distinct numeropedido)::int as orders,
          max(numeropedido) as ultimo, min(posicao) as posicao,
          (array_agg(descricao order by numeropedido desc, posicao desc))[1] as descricao,
          (array_agg(preco_centavos order by numeropedido desc, posicao desc))[1] as centavos,
          (array_agg(quantidade order by numeropedido desc, posicao desc))[1] as quantity
        from (
          select idcliente as uid, numeropedido,
            row_number() over (partition by idcliente order by numeropedido desc) as vez
          from pedidos
          where idvendedor = ${seller} and status <> 'Excluido' and idcliente = any(${uids}::text[])
        ) as lidos join itensdopedido using (numeropedido)
        where vez <= ${ordersRead} and cd_produto <> ''
        group by uid, cd_produto
      ) as produtosdeles
    ) as usuais left join produtos on produtos."CD_PRODUTO" = usuais.cd_produto
    where lugar <= ${maxUsualProducts} order by lugar`.execute(table);
  return byCustomer(rows, (line) => line);
}

function byCustomer<Found extends { uid: string }, T>(
  rows: readonly Found[],
  read: (row: Omit<Found, 'uid'>) => T,
): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const { uid, ...row } of rows) {
    const those = found.get(uid) ?? [];
    those.push(read(row));
    found.set(uid, those);
  }
  return found;
}

async function sumsOf(table: Kysely<PostgresTables>, seller: string): Promise<OwnSums> {
  const { rows } = await sql<OwnSums>`
    select count(*)::int as clientes, coalesce(sum(abertos), 0)::int as abertos,
      coalesce(sum(ultimo), 0)::float8 as pedidos
    from (${countsOf(seller)} order by ultimo desc limit ${maxOwnCustomers}) as guardados`.execute(
    table,
  );
  return rows[0] ?? { clientes: 0, abertos: 0, pedidos: 0 };
}
