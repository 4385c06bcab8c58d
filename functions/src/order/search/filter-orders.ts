import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  numbersAtOnce,
  type FoundNumbers,
  type OrderFilter,
} from '../../../../domain/order/search/filter';
import { orderSorts } from '../../../../domain/order/search/question';
import type { Summary } from '../../../../domain/figures/summary';
import { momentsOf } from '../../../../domain/figures/period';
import { initialStatus } from '../../../../domain/order/status';
import { isApproved, momentIn } from '../../figures/conditions';
import type { PostgresTables } from '../../postgres/schema';
import { judgeOf } from '../check/judge-orders';
import { isAmongOrdersOf, isCompany, isOwn, within, type Searcher } from './conditions';
import type { FilterQuestion } from './filter-query';
import { linesOf, ofProduct } from './of-product';
import { placeText, sortedLetters, type Place } from './place';
import { anyOf, haveLine, meaningsOf, wordConditions } from './words';

const keys = {
  number: sql`numeropedido`,
  value: sql`total_centavos`,
  company: sql`left(empresa, ${sql.lit(sortedLetters)}) collate "C"`,
};

interface Asked extends FilterQuestion {
  caller: Searcher;
}

/** Total in cents: bigint arrives as text. */
type Found = Place & { cents: string };
type Find = (after: Place | undefined, most: number) => Promise<Found[]>;

/** A page of the orders that match the filter, among those that the caller may move (§6). */
export async function filterOrders(
  table: Kysely<PostgresTables>,
  asked: Asked,
): Promise<FoundNumbers> {
  const { ordem, diferenca, atencao } = asked.filter;
  const { find, sum } = await finderOf(table, asked);
  const isFirst = asked.after === undefined;
  if (diferenca || atencao) {
    const { found, proximo } = await judged(find, asked);
    return {
      ...{ pedidos: found.map(({ number }) => number), proximo },
      ...(isFirst && proximo === null && { soma: sumOf(found) }),
    };
  }
  const rows = await find(asked.after, numbersAtOnce + 1);
  const page = rows.slice(0, numbersAtOnce);
  const end = rows.length > page.length ? page.at(-1) : undefined;
  return {
    pedidos: page.map(({ number }) => number),
    proximo: end ? placeText(end, ordem) : null,
    ...(isFirst && { soma: end ? await sum() : sumOf(page) }),
  };
}

function sumOf(found: readonly Found[]): Summary {
  const centavos = found.reduce((sum, { cents }) => sum + Number(cents), 0);
  return { quantidade: found.length, centavos };
}

/** Orders judged at once. */
const judgedAtOnce = 200;

/** After this many milliseconds no further orders are judged. */
const patience = 2_000;

/** PostgreSQL finds orders that may differ or need attention; the functions of `domain` then decide about each. */
async function judged(find: Find, asked: Asked) {
  const deadline = Date.now() + patience;
  const judge = judgeOf(asked.filter, asked.days);
  const found: Found[] = [];
  for (let { after } = asked; ;) {
    const page = await find(after, judgedAtOnce);
    const marked = new Set(await judge(page.map(({ number }) => number)));
    found.push(...page.filter(({ number }) => marked.has(number)));
    after = page.at(-1);
    if (!after || page.length < judgedAtOnce) return { found, proximo: null };
    if (found.length + judgedAtOnce > numbersAtOnce || Date.now() > deadline) {
      return { found, proximo: placeText(after, asked.filter.ordem) };
    }
  }
}

/**
 * Functions that read the matching rows after a place, and count and sum them. `diferenca` and `atencao` are only
 * narrowed down here.
 */
async function finderOf(
  table: Kysely<PostgresTables>,
  { filter, caller }: Pick<Asked, 'filter' | 'caller'>,
) {
  const { by, last } = orderSorts[filter.ordem];
  const key = keys[by];
  const direction = last ? sql`desc` : sql`asc`;
  const lines =
    filter.produto === '' ? undefined : linesOf([await ofProduct(table, filter.produto)]);
  const holdsProduct = lines && (await haveLine(table, lines));
  const conditions = [
    isOwn(caller),
    ...conditionsOf(filter),
    filter.novos !== '' && isNewTo(caller, filter.novos),
    filter.texto !== '' &&
      anyOf(await meaningsOf(table, await wordConditions(table, filter.texto, caller))),
  ].filter((condition) => condition !== false);
  const find: Find = async (after, most) => {
    const all = [
      ...conditions,
      ...(holdsProduct ? [holdsProduct] : []),
      ...(after ? [isAfter(after, key, last)] : []),
    ];
    const { rows } = await sql<Found>`
      select numeropedido as number, ${key} as key, total_centavos as cents
      from pedidos
      where ${sql.join(all, sql` and `)}
      order by key ${direction}, number ${direction}
      limit ${most}`.execute(table);
    return rows;
  };
  const sum = async (): Promise<Summary> => {
    // All matches are read, and for that a list of the product's orders is cheaper, however long.
    const all = lines ? [...conditions, isAmongOrdersOf(lines)] : conditions;
    const { rows } = await sql<{ count: number; cents: string }>`
      select count(*)::int as count, coalesce(sum(total_centavos), 0) as cents
      from pedidos
      where ${sql.join(all, sql` and `)}`.execute(table);
    return { quantidade: rows[0]?.count ?? 0, centavos: Number(rows[0]?.cents ?? 0) };
  };
  return { find, sum };
}

function conditionsOf({ status, de, ate, valorde, valorate, ...filter }: OrderFilter) {
  const { empresa, vendedor, cidade, cliente, representante, aprovadoem } = filter;
  const { observacao, diferenca, atencao } = filter;
  return [
    status !== '' && sql`status = ${status}`,
    empresa !== '' && isCompany(empresa),
    vendedor !== '' && sql`buscavendedor like ${within(vendedor)}`,
    cidade !== '' && sql`buscacidade like ${within(cidade)}`,
    cliente !== '' && sql`idcliente = ${cliente}`,
    representante !== '' && sql`idvendedor = ${representante}`,
    de !== '' && sql`criadoem >= ${momentsOf({ de, ate: de }).from}`,
    ate !== '' && sql`criadoem < ${momentsOf({ de: ate, ate }).to}`,
    valorde !== undefined && sql`total_centavos >= ${valorde}::bigint`,
    valorate !== undefined && sql`total_centavos <= ${valorate}::bigint`,
    observacao && sql`recado`,
    diferenca && mayDiffer(),
    atencao && mayDiffer(sql`select numeropedido from pedidos where somadiverge`),
    aprovadoem !== '' &&
      sql`${isApproved} and ${momentIn(sql`aprovadoem`, { de: aprovadoem, ate: aprovadoem })}`,
  ];
}

/** The same condition as the count of new quotes: a person's own quotes aren't new to them (decision 80). */
function isNewTo({ uid }: Searcher, number: string) {
  return sql`numeropedido > ${number}::bigint and coalesce(criadopor, idcliente) <> ${uid}`;
}

/** Pending ones are compared with the product table of today, decided ones have their first comparison. */
function mayDiffer(...others: RawBuilder<unknown>[]) {
  const numbers = [
    sql`select numeropedido from pedidos where status = ${initialStatus}`,
    sql`select numeropedido from conferencias where (conferencia->>'itens')::bigint > 0`,
    ...others,
  ];
  return sql`numeropedido in (${sql.join(numbers, sql` union all `)})`;
}

function isAfter({ key, number }: Place, column: RawBuilder<unknown>, last: boolean) {
  return sql`(${column}, numeropedido) ${last ? sql`<` : sql`>`} (${key}, ${number}::integer)`;
}
