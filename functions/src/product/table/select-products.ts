import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import {
  isNumber,
  openingsOf,
  searchWords,
  type SearchWord,
} from '../../../../domain/product/search/text';
import { literal } from '../../postgres/literal';
import type { ProductFilter } from './product-filter';
import { productColumns } from './product-row';
import type { PostgresTables } from '../../postgres/schema';

const code = sql.ref('CD_PRODUTO');
const terms = sql.ref('termos');
const sizes = sql.ref('medidas');

/** The active products that match, sorted like `rankOf` in domain/product/search/product-index.ts. */
export function selectProducts(table: Kysely<PostgresTables>, filter: ProductFilter) {
  const ranked = rankOf(filter);
  return selectMatching(table, filter)
    .select(productColumns)
    .$if(ranked !== undefined, (query) => query.orderBy(ranked ?? sql`null`))
    .orderBy('busca')
    .orderBy('CD_PRODUTO');
}

export function countMatching(table: Kysely<PostgresTables>, filter: ProductFilter) {
  return selectMatching(table, filter).select((match) =>
    match.fn.countAll<string>().as('matching'),
  );
}

/** Names and codes use the indexes of migrations 0003 and 0011. */
function selectMatching(table: Kysely<PostgresTables>, filter: ProductFilter) {
  const { CD_PRODUTO: codes, CD_GRUPO } = filter;
  const typed = typedCode(filter);
  return table
    .selectFrom('produtos')
    .where('ativo', '=', true)
    .$if(codes.length > 1, (query) => query.where('CD_PRODUTO', 'in', codes))
    .$if(typed !== '', (query) => query.where(beginsWith(typed)))
    .$if(CD_GRUPO !== '', (query) => query.where('CD_GRUPO', '=', CD_GRUPO))
    .where((match) => match.and(searchWords(filter.DESCRICAO).map(matches)));
}

function rankOf(filter: ProductFilter) {
  const typed = typedCode(filter);
  const words = searchWords(filter.DESCRICAO);
  if (typed === '' && words.length === 0) return undefined;
  const codes = [typed, ...words.map(textOf).filter(isNumber)].filter((text) => text !== '');
  const isExact = codes.length === 0 ? sql`false` : sql`${code} in (${sql.join(codes)})`;
  const codeCounts = words.length === 1;
  const eachBegins = words.map((word) => beginsOneOf(word, codeCounts));
  const oneBegins = words.map((word) => beginsName(word, codeCounts));
  const eachBeginsOrIsSize = words.map((word) =>
    anyOf([beginsOneOf(word, codeCounts), beginsSize(word)]),
  );
  const opens = openingsOf(words).map(beginsTerms);
  return sql`case when ${isExact} then 0
    when not (${allOf(eachBeginsOrIsSize)}) then 5
    when not (${allOf(eachBegins)}) then 4
    when ${anyOf([sql<SqlBool>`false`, ...opens])} then 1
    when ${anyOf([sql<SqlBool>`${sql.lit(typed !== '')}`, ...oneBegins])} then 2
    else 3 end`;
}

/** The typed code or its beginning. Several codes are matched exactly instead. */
function typedCode({ CD_PRODUTO: codes }: ProductFilter): string {
  return codes.length === 1 ? (codes[0] ?? '') : '';
}

const matches = (word: SearchWord) =>
  orCode(word, true, anyOf([...word.forms.map(contains), beginsSize(word), apart(word)]));

/** The word is the beginning of a word in the name. */
const beginsOneOf = (word: SearchWord, codeCounts: boolean) =>
  orCode(word, codeCounts, anyOf(word.forms.map(beginsAWord)));

/** The name starts with the word. */
const beginsName = (word: SearchWord, codeCounts: boolean) =>
  orCode(word, codeCounts, anyOf(word.forms.map(beginsTerms)));

/** Each part of a model or size is the beginning of a word in the name. */
function apart({ parts }: SearchWord): Expression<SqlBool> | undefined {
  if (parts.length === 0) return undefined;
  return allOf(parts.map((part) => anyOf([...part.forms.map(beginsAWord), beginsSize(part)])));
}

/** A number may also be the beginning of the code, if `codeCounts`. */
function orCode(word: SearchWord, codeCounts: boolean, match: Expression<SqlBool>) {
  const text = textOf(word);
  return codeCounts && isNumber(text) ? anyOf([beginsWith(text), match]) : match;
}

function anyOf(conditions: readonly (Expression<SqlBool> | undefined)[]): Expression<SqlBool> {
  const given = conditions.filter((condition) => condition !== undefined);
  return sql<SqlBool>`(${sql.join(given, sql` or `)})`;
}

function allOf(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}

/** The typed word, folded. */
const textOf = ({ forms: [text = ''] }: SearchWord) => text;

const beginsWith = (text: string) => sql<SqlBool>`${code} like ${`${literal(text)}%`}`;
const contains = (form: string) => sql<SqlBool>`${terms} like ${`%${literal(form)}%`}`;
const beginsAWord = (form: string) => sql<SqlBool>`(' ' || ${terms}) like ${`% ${literal(form)}%`}`;
const beginsTerms = (form: string) => sql<SqlBool>`${terms} like ${`${literal(form)}%`}`;
const beginsSize = ({ size }: SearchWord) =>
  size === '' ? undefined : sql<SqlBool>`${sizes} like ${`% ${size}%`}`;
