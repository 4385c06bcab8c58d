import { sql, type Kysely, type RawBuilder } from 'kysely';
import { finderWords, type FinderWord } from '../../../../domain/order/search/finder';
import { can } from '../../../../domain/session/access';
import { sentIn } from '../../figures/conditions';
import type { PostgresTables } from '../../postgres/schema';
import { holdsOne, isAmongOrdersOf, isCompany, within, type Searcher } from './conditions';
import { areMany, linesOf, ofProduct, type ProductLines } from './of-product';

/** The conditions of a word: on an order itself, and on one of its lines. */
export interface WordConditions {
  number: number | undefined;
  order: RawBuilder<unknown>[];
  line: ProductLines | undefined;
}

export async function wordConditions(
  table: Kysely<PostgresTables>,
  typed: string,
  caller: Searcher,
): Promise<WordConditions[]> {
  const words: WordConditions[] = [];
  for (const word of finderWords(typed)) {
    const { number, text } = word;
    const line = text === undefined ? undefined : await ofProduct(table, text);
    words.push({ number, order: orderConditions(word, caller), line });
  }
  return words;
}

function orderConditions(word: FinderWord, caller: Searcher): RawBuilder<unknown>[] {
  const { number, sent, daysOfYear, text } = word;
  // A customer's orders all bear their own name, and a seller's orders the seller's.
  const isOfOthers = text !== undefined && !can(caller, 'ordersOfCustomer');
  return [
    number !== undefined && sql`numeropedido = ${number}`,
    sent && sentIn(sent),
    daysOfYear && sql`${dayOfYearSent} between ${daysOfYear.from} and ${daysOfYear.to}`,
    text !== undefined && sql`referencia like ${within(text)}`,
    isOfOthers && isCompany(text),
    isOfOthers && sql`buscacontato like ${within(text)}`,
    text !== undefined && can(caller, 'ordersOfAll') && sql`buscavendedor like ${within(text)}`,
  ].filter((condition) => condition !== false && condition !== undefined);
}

/** The same expression as in the index `pedidos_por_dia_do_ano`: month * 100 + day in São Paulo. */
const localMoment = sql`(criadoem at time zone interval '-3 hours')`;
const dayOfYearSent = sql`(extract(month from ${localMoment}) * 100 + extract(day from ${localMoment}))`;

/**
 * Each word must match the order or a line, and one line must match all words that the order doesn't. These are the
 * alternatives: the line matches all words, or the order matches one of them, which leaves few lines to look at.
 */
export async function meaningsOf(
  table: Kysely<PostgresTables>,
  words: readonly WordConditions[],
): Promise<RawBuilder<unknown>[]> {
  const orders = words.flatMap(({ order }) => order);
  const lines = words.flatMap(({ line }) => line ?? []);
  const inOneLine =
    words.length > 0 && lines.length === words.length
      ? [await haveLine(table, linesOf(lines))]
      : [];
  if (words.length === 1) return [...orders, ...inOneLine];
  // Asked once for each order instead of for each of its lines.
  const ofOrder = words.map(({ order }, at) => sql`${anyOf(order)} as ${sql.id(`palavra${at}`)}`);
  const each = words.map(({ line }, at) =>
    anyOf([sql.id(`palavra${at}`), ...(line ? [linesOf([line])] : [])]),
  );
  const mixed = sql`(${anyOf(orders)} and (select true
    from (select ${sql.join(ofOrder)} offset 0) as palavras, itensdopedido
    where itensdopedido.numeropedido = pedidos.numeropedido and ${sql.join(each, sql` and `)}
    limit 1))`;
  return [...inOneLine, ...(orders.length > 0 ? [mixed] : [])];
}

/** The orders with such a line. */
export async function haveLine(
  table: Kysely<PostgresTables>,
  lines: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> {
  return (await areMany(table, lines)) ? holdsOne(lines) : isAmongOrdersOf(lines);
}

export function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}
