import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { isNumber, searchWords } from '../../../../domain/product/search/text';
import { literal } from './literal';
import type { ProductFilter } from './product-filter';
import type { ProductTable } from './schema';

const code = sql.ref('CD_PRODUTO');
const terms = sql.ref('termos');

/** The active products that match, those first that `rankOf` puts first (domain/product/search/product-index.ts). */
export function selectProducts(table: Kysely<ProductTable>, filter: ProductFilter) {
  const ranked = rankOf(filter);
  return selectMatching(table, filter)
    .select(['CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO', 'preco_venda', 'estoque_saldo'])
    .$if(ranked !== undefined, (query) => query.orderBy(ranked ?? sql`null`))
    .orderBy('busca')
    .orderBy('CD_PRODUTO');
}

export function countMatching(table: Kysely<ProductTable>, filter: ProductFilter) {
  return selectMatching(table, filter).select((match) =>
    match.fn.countAll<string>().as('matching'),
  );
}

/** Names and codes are looked up in the indexes of migration 0003. */
function selectMatching(table: Kysely<ProductTable>, filter: ProductFilter) {
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
  const codes = [typed, ...words.filter(isNumber)].filter((text) => text !== '');
  const isExact = codes.length === 0 ? sql`false` : sql`${code} in (${sql.join(codes)})`;
  const codeCounts = words.length === 1;
  const eachBegins = words.map((word) => beginsOneOf(word, codeCounts));
  const oneBegins = words.map((word) => beginsName(word, codeCounts));
  return sql`case when ${isExact} then 0
    when not (${sql.join([sql`true`, ...eachBegins], sql` and `)}) then 3
    when ${sql.join([sql.lit(typed !== ''), ...oneBegins], sql` or `)} then 1
    else 2 end`;
}

/** The one code that was typed, or its beginning; several are looked up exactly. */
function typedCode({ CD_PRODUTO: codes }: ProductFilter): string {
  return codes.length === 1 ? (codes[0] ?? '') : '';
}

const matches = (word: string) =>
  orCode(word, true, sql<SqlBool>`${terms} like ${`%${literal(word)}%`}`);

/** The word begins one of the name's words. */
const beginsOneOf = (word: string, codeCounts: boolean) =>
  orCode(word, codeCounts, sql<SqlBool>`(' ' || ${terms}) like ${`% ${literal(word)}%`}`);

/** The name itself begins with the word. */
const beginsName = (word: string, codeCounts: boolean) =>
  orCode(word, codeCounts, sql<SqlBool>`${terms} like ${`${literal(word)}%`}`);

/** A number may also be the beginning of the code, where that counts. */
function orCode(word: string, codeCounts: boolean, match: Expression<SqlBool>) {
  return codeCounts && isNumber(word) ? sql<SqlBool>`(${beginsWith(word)} or ${match})` : match;
}

const beginsWith = (text: string) => sql<SqlBool>`${code} like ${`${literal(text)}%`}`;
