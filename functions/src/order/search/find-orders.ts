import { sql, type Kysely } from 'kysely';
import {
  finderQuestion,
  foundAtOnce,
  type FoundOrder,
} from '../../../../domain/order/search/finder';
import type { OrderStatus } from '../../../../domain/order/status';
import { can } from '../../../../domain/session/access';
import { dateInSaoPaulo } from '../../../../domain/words/time';
import { sentIn } from '../../figures/conditions';
import type { ProductTable } from '../../product/table/schema';
import { isCompany, isOwn, within, type Searcher } from './conditions';
import { ofProduct } from './of-product';

interface Row {
  numeropedido: number;
  criadoem: Date;
  status: OrderStatus;
  razaosocial: string;
  referencia: string | null;
  produto: string | null;
  /** bigint: as text. */
  total: string;
}

/**
 * The newest orders that a typed text finds, one with just that number first: all, or those in the list of the seller or
 * customer who asks (§6). Each meaning of the text is looked up in its own index.
 */
export async function findOrders(
  table: Kysely<ProductTable>,
  typed: string,
  caller: Searcher,
): Promise<FoundOrder[]> {
  const { number, day, dayOfYear, text } = finderQuestion(typed);
  const isCustomer = can(caller, 'ordersOfCustomer');
  const isProduct = text === '' ? undefined : await ofProduct(table, text);
  const meanings = [
    number !== undefined && sql`numeropedido = ${number}`,
    day !== undefined && sentIn({ de: day, ate: day }),
    dayOfYear !== undefined && sql`${dayOfYearSent} = ${dayOfYear}`,
    text !== '' && sql`referencia like ${within(text)}`,
    // A customer's orders all bear their own name.
    text !== '' && !isCustomer && isCompany(text),
    isProduct && sql`numeropedido in (select numeropedido from itensdopedido where ${isProduct})`,
  ].filter((meaning) => meaning !== false && meaning !== undefined);
  if (meanings.length === 0) return [];
  const found = meanings.map(
    (meaning) => sql`(select numeropedido from pedidos where ${isOwn(caller)} and ${meaning}
      order by numeropedido desc limit ${foundAtOnce})`,
  );
  const { rows } = await sql<Row>`
    select numeropedido, criadoem, status, razaosocial, total_centavos as total,
      pedido->>'referencia' as referencia,
      (select cd_produto || ' ' || descricao from itensdopedido
        where itensdopedido.numeropedido = pedidos.numeropedido and ${isProduct ?? sql`false`}
        order by posicao limit 1) as produto
    from pedidos
    where numeropedido in (${sql.join(found, sql` union `)})
    order by numeropedido = ${number ?? 0} desc, numeropedido desc
    limit ${foundAtOnce}`.execute(table);
  return rows.map((row) => orderOf(row, can(caller, 'seePrices')));
}

/** As the index `pedidos_por_dia_do_ano` has it: month * 100 + day in São Paulo. */
const localMoment = sql`(criadoem at time zone interval '-3 hours')`;
const dayOfYearSent = sql`(extract(month from ${localMoment}) * 100 + extract(day from ${localMoment}))`;

function orderOf(row: Row, isPriced: boolean): FoundOrder {
  const { numeropedido, criadoem, status, razaosocial, referencia, produto } = row;
  return {
    numerodopedido: numeropedido,
    data: dateInSaoPaulo(criadoem),
    status,
    cliente: razaosocial,
    ...(referencia !== null && { referencia }),
    ...(produto !== null && { produto }),
    ...(isPriced && { total: Number(row.total) }),
  };
}
