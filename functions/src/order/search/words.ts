import { sql, type Kysely, type RawBuilder } from 'kysely';
import { finderWords, type FinderWord } from '../../../../domain/order/search/finder';
import { can } from '../../../../domain/session/access';
import { sentIn } from '../../figures/conditions';
import type { PostgresTables } from '../../postgres/schema';
import { holdsOne, isAmongOrdersOf, isCompany, within, type Searcher } from './conditions';
import { areMany, ofProduct } from './of-product';

/** The conditions of a word: on an order itself, and on one of its lines. */
export interface WordConditions {
  number: number | undefined;
  order: RawBuilder<unknown>[];
  line: RawBuilder<unknown> | undefined;
  /** Most orders have such a line. */
  isCommon: boolean;
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
    const isCommon = line !== undefined && (await areMany(table, line));
    words.push({ number, order: orderConditions(word, caller), line, isCommon });
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

/** Each word must match the order or a line. One line must match all words that the order itself doesn't. */
export function passesAll(words: readonly WordConditions[]): RawBuilder<unknown> {
  const [first] = words;
  if (!first) return sql`false`;
  if (words.length === 1) {
    const { order, line, isCommon } = first;
    return anyOf([...order, line && (isCommon ? holdsOne(line) : isAmongOrdersOf(line))]);
  }
  // Rare words narrow the orders first, so that few orders need the check of one line for all words.
  const rare = words.filter(({ isCommon }) => !isCommon);
  const each = rare.map(({ order, line }) => anyOf([...order, line && isAmongOrdersOf(line)]));
  const inLine = words.map(({ order, line }) => anyOf([...order, line]));
  return sql`(${sql.join([...each, holdsOne(sql`${sql.join(inLine, sql` and `)}`)], sql` and `)})`;
}

function anyOf(conditions: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> {
  const known = conditions.filter((condition) => condition !== undefined);
  return known.length === 0 ? sql`false` : sql`(${sql.join(known, sql` or `)})`;
}
