import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  numbersAtOnce,
  type FoundNumbers,
  type OrderFilter,
} from '../../../../domain/order/search/filter';
import { orderSorts } from '../../../../domain/order/search/question';
import { momentsOf } from '../../../../domain/figures/period';
import { isApproved, momentIn } from '../../figures/conditions';
import type { ProductTable } from '../../product/table/schema';
import { isCompany, isOwn, within, type Searcher } from './conditions';
import { ofProduct } from './of-product';
import { placeText, sortedLetters, type Place } from './place';

const keys = {
  number: sql`numeropedido`,
  value: sql`total_centavos`,
  company: sql`left(empresa, ${sql.lit(sortedLetters)}) collate "C"`,
};

/** A page of the orders that the filter finds among those that the caller may move (§6). */
export async function filterOrders(
  table: Kysely<ProductTable>,
  filter: OrderFilter,
  caller: Searcher,
  after: Place | undefined,
): Promise<FoundNumbers> {
  const { by, last } = orderSorts[filter.ordem];
  const key = keys[by];
  const direction = last ? sql`desc` : sql`asc`;
  const conditions = [
    isOwn(caller),
    ...(await conditionsOf(table, filter)),
    after && isAfter(after, key, last),
  ];
  const { rows } = await sql<Place>`
    select numeropedido as number, ${key} as key
    from pedidos
    where ${sql.join(
      conditions.filter((condition) => condition !== false && condition !== undefined),
      sql` and `,
    )}
    order by ${key} ${direction}, numeropedido ${direction}
    limit ${numbersAtOnce + 1}`.execute(table);
  const page = rows.slice(0, numbersAtOnce);
  const end = rows.length > page.length ? page.at(-1) : undefined;
  return {
    pedidos: page.map(({ number }) => number),
    proximo: end ? placeText(end, filter.ordem) : null,
  };
}

async function conditionsOf(
  table: Kysely<ProductTable>,
  { status, de, ate, valorde, valorate, aprovadoem, ...filter }: OrderFilter,
) {
  const { empresa, vendedor, cidade, produto, cliente, representante, observacao } = filter;
  return [
    status !== '' && sql`status = ${status}`,
    empresa !== '' && isCompany(empresa),
    vendedor !== '' && sql`buscavendedor like ${within(vendedor)}`,
    cidade !== '' && sql`buscacidade like ${within(cidade)}`,
    produto !== '' &&
      sql`numeropedido in (select numeropedido from itensdopedido
        where ${await ofProduct(table, produto)})`,
    cliente !== '' && sql`idcliente = ${cliente}`,
    representante !== '' && sql`idvendedor = ${representante}`,
    de !== '' && sql`criadoem >= ${momentsOf({ de, ate: de }).from}`,
    ate !== '' && sql`criadoem < ${momentsOf({ de: ate, ate }).to}`,
    valorde !== undefined && sql`total_centavos >= ${valorde}::bigint`,
    valorate !== undefined && sql`total_centavos <= ${valorate}::bigint`,
    observacao && sql`recado`,
    aprovadoem !== '' &&
      sql`${isApproved} and ${momentIn(sql`aprovadoem`, { de: aprovadoem, ate: aprovadoem })}`,
  ];
}

function isAfter({ key, number }: Place, column: RawBuilder<unknown>, last: boolean) {
  return sql`(${column}, numeropedido) ${last ? sql`<` : sql`>`} (${key}, ${number}::integer)`;
}
